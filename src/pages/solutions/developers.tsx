import type { PageProps } from '../../page-props.ts';
import { HubSamples } from './developers/samples.tsx';
import { HubClosing } from './developers/closing.tsx';
import { HubOpening } from './developers/opening.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <HubOpening path={path} />
      </div>
      <HubSamples />
      <div>
        <HubClosing path={path} />
      </div>
    </>
  );
}
