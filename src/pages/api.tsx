import { api } from '../content/pages/api.ts';
import { sandbox } from '../content/product/sandbox.ts';
import type { PageProps } from '../page-props.ts';
import { HeroBar } from '../sections/hero/hero-bar.tsx';
import { ApiTabs } from './api/tabs.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBar
      title={<h1>{api.heading}</h1>}
      facts={<code>{sandbox.address}</code>}
      action={
        <a className="link" href="/openapi.json" download>
          openapi.json
        </a>
      }
    />
    <ApiTabs path={path} />
  </>
);
