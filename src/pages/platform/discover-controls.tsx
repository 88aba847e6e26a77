import { requests } from '../../content/requests.ts';
import {
  controlsLabels,
  discoverControls,
  integrations,
} from '../../content/pages/platform/discover-controls.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { Band } from '../../sections/band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Policy } from './discover-controls/policy.tsx';
import { LogEntry } from './discover-controls/log-entry.tsx';
import { Pillars } from './discover-controls/pillars.tsx';
import { Roles } from './discover-controls/roles.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening />
      </div>
      <Policy path={path} />
      <div>
        <Rest path={path} />
      </div>
    </>
  );
}

function Opening() {
  const { heading, lede, sections } = discoverControls;
  return (
    <>
      <PageHero heading={heading} lede={lede} figure={<LogEntry />} />
      <Band {...sections[0]}>
        <Pillars />
      </Band>
      <Band {...sections[1]} shape="aside" />
    </>
  );
}

function Rest({ path }: PageProps) {
  const [, , , controls, connections] = discoverControls.sections;
  return (
    <>
      <Roles />
      <ArgumentSection section={controls} shape="list" />
      <Band {...connections} raised>
        <dl className="divide-y divide-line border-y border-line">
          {integrations.map(({ term, text, ask }) => (
            <div
              key={term}
              className="grid items-baseline gap-x-10 gap-y-2 py-6 lg:grid-cols-[8rem_1fr_1.2fr]"
            >
              <dt className="text-[1.6rem] leading-tight font-display tracking-[-0.03em]">
                {term}
              </dt>
              <dd>{text}</dd>
              <dd className="text-ink-2">
                {controlsLabels.ask} {ask}
              </dd>
            </div>
          ))}
        </dl>
      </Band>
      <ArgumentEnd
        argument={discoverControls}
        closing={
          <>
            <RequestLink look="primary" large request={requests.accessDemo} path={path} />
            <RequestLink large request={requests.accessTrial} path={path} />
          </>
        }
      />
    </>
  );
}
