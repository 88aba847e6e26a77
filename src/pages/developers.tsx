import type { PageProps } from '../page-props.ts';
import { addressAsksForTab } from '../ui/anchor-in-tabs.ts';
import { island } from '../ui/island.tsx';
import { Static } from '../ui/static.tsx';
import { DevelopersClosing } from './developers/closing.tsx';
import { DevelopersOpening } from './developers/opening.tsx';

const DeveloperTabs = island(
  () => import('./developers/tabs.tsx').then((module) => module.DeveloperTabs),
  { wanted: addressAsksForTab },
);
const FrameworkGuides = island(() =>
  import('./developers/framework-guides.tsx').then((module) => module.FrameworkGuides),
);

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <DevelopersOpening path={path} />
      </Static>
      <div className="wrap py-14">
        <DeveloperTabs />
      </div>
      <FrameworkGuides />
      <Static>
        <DevelopersClosing path={path} />
      </Static>
    </>
  );
}
