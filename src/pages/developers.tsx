import type { PageProps } from '../page-props.ts';
import { FrameworkGuides } from './developers/framework-guides.tsx';
import { DeveloperTabs } from './developers/tabs.tsx';
import { DevelopersClosing } from './developers/closing.tsx';
import { DevelopersOpening } from './developers/opening.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <DevelopersOpening path={path} />
      </div>
      <div className="wrap py-14">
        <DeveloperTabs />
      </div>
      <FrameworkGuides />
      <div>
        <DevelopersClosing path={path} />
      </div>
    </>
  );
}
