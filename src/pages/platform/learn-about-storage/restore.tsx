import { restoreSample } from '../../../content/pages/platform/learn-about-storage.ts';
import { TwoWitnesses } from '../../../sections/two-witnesses.tsx';
import { Rows, Surface } from '../../../ui/surface/surface.tsx';
import { Log } from '../../../ui/surface/text.tsx';

const { refused, restored } = restoreSample;

export const Restore = ({ caption }: { caption: string }) => (
  <TwoWitnesses caption={caption}>
    <Surface title={refused.title} state={refused.state} tone="attack" foot={refused.foot}>
      <Rows items={refused.shares} />
    </Surface>
    <Surface title={restored.title} state={restored.state} tone="ok" foot={restored.foot}>
      <Log lines={restored.lines} />
    </Surface>
  </TwoWitnesses>
);
