import { requests, productInformation } from '../../content/requests.ts';
import {
  communications,
  communicationsLabels,
  qkdPositions,
} from '../../content/pages/platform/communications.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArgumentEnd } from '../../sections/argument-end.tsx';
import { ArgumentSection } from '../../sections/argument-section.tsx';
import { Band } from '../../sections/band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Simulator } from './communications/simulator.tsx';
import { Layers } from './communications/layers.tsx';
import { Mesh } from './communications/mesh.tsx';

export function Page({ path }: PageProps) {
  return (
    <>
      <div>
        <Opening path={path} />
      </div>
      <Simulator />
      <div>
        <Rest path={path} />
      </div>
    </>
  );
}

function Opening({ path }: PageProps) {
  const { heading, lede, sections } = communications;
  return (
    <>
      <PageHero heading={heading} lede={lede}>
        <RequestLink look="primary" large request={requests.technicalDemo} path={path} />
        <RequestLink large request={requests.engineeringTeam} path={path} />
      </PageHero>
      <Band {...sections[0]}>
        <Layers />
      </Band>
      <Mesh />
    </>
  );
}

function Rest({ path }: PageProps) {
  const [, , particlebeam, impact, qkd] = communications.sections;
  const beam = productInformation['Seabed-to-space wireless (ParticleBeam)'];
  return (
    <>
      <Band
        {...particlebeam}
        shape="aside"
        beside={
          <>
            <p>{communicationsLabels.particlebeam}</p>
            <p className="mt-3 flex flex-wrap items-center gap-4">
              <Badge tone="soon">{communicationsLabels.soon}</Badge>
              {beam && <RequestLink request={beam} path={path} />}
            </p>
          </>
        }
      />
      <ArgumentSection section={impact} shape="grid" />
      <Band {...qkd}>
        <PlainTable
          caption={qkdPositions.caption}
          columns={qkdPositions.columns}
          rows={qkdPositions.rows.map(({ who, position }) => ({ head: who, cells: [position] }))}
        />
      </Band>
      <ArgumentEnd
        argument={communications}
        closing={
          <RequestLink look="primary" large request={requests.technicalDemo} path={path}>
            Request Demo
          </RequestLink>
        }
      />
    </>
  );
}
