import { api } from '../content/pages/api.ts';
import type { PageProps } from '../page-props.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { addressAsksForTab } from '../ui/anchor-in-tabs.ts';
import { island } from '../ui/island.tsx';
import { Static } from '../ui/static.tsx';

const ApiTabs = island(() => import('./api/tabs.tsx').then((module) => module.ApiTabs), {
  wanted: () => addressAsksForTab() || location.hash.startsWith('#try='),
});

export function Page({ path }: PageProps) {
  return (
    <>
      <Static>
        <PageHero heading={api.heading} lede={api.lede} />
      </Static>
      <div className="wrap py-14">
        <ApiTabs path={path} />
      </div>
      <Static className="border-t border-line py-16">
        <div className="wrap">
          <a className="btn btn-primary btn-large" href={api.next.to}>
            {api.next.label}
          </a>
        </div>
      </Static>
    </>
  );
}
