import { api } from '../content/pages/api.ts';
import type { PageProps } from '../page-props.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { ApiTabs } from './api/tabs.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <PageHero heading={api.heading} lede={api.lede} />
      </div>
      <div className="wrap py-14">
        <ApiTabs path={path} />
      </div>
      <div className="border-t border-line py-16">
        <div className="wrap">
          <a className="btn btn-primary btn-large" href={api.next.to}>
            {api.next.label}
          </a>
        </div>
      </div>
    </>
  );
}
