import { requests } from '../../content/requests.ts';
import {
  learnAboutStorage,
  storageOptions,
} from '../../content/pages/platform/learn-about-storage.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { Band } from '../../sections/band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { StorageFigures } from './learn-about-storage/figures.tsx';
import { Threshold } from './learn-about-storage/threshold.tsx';

export function Page({ path }: PageProps) {
  return (
    <div>
      <Text path={path} />
    </div>
  );
}

function Text({ path }: PageProps) {
  const [, options, features, performance, limits] = learnAboutStorage.sections;
  return (
    <>
      <PageHero heading={learnAboutStorage.heading} lede={learnAboutStorage.lede} />
      <Threshold />
      <Band {...options}>
        <PlainTable {...storageOptions} />
      </Band>
      <ArgumentSection section={features} shape="list" />
      <Band {...performance}>
        <StorageFigures />
      </Band>
      <Band {...limits} shape="aside" raised />
      <ArgumentEnd
        argument={learnAboutStorage}
        closing={
          <>
            <RequestLink look="primary" large request={requests.storageDemo} path={path} />
            <RequestLink large request={requests.storageTrial} path={path} />
          </>
        }
      />
    </>
  );
}
