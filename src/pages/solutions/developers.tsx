import type { PageProps } from '../../page-props.ts';
import { island } from '../../ui/island.tsx';
import { Static } from '../../ui/static.tsx';
import { HubClosing } from './developers/closing.tsx';
import { HubOpening } from './developers/opening.tsx';

const HubSamples = island(() =>
  import('./developers/samples.tsx').then((module) => module.HubSamples),
);

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <HubOpening path={path} />
      </Static>
      <HubSamples />
      <Static>
        <HubClosing path={path} />
      </Static>
    </>
  );
}
