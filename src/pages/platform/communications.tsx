import { brand } from '../../config/brand.ts';
import {
  communications,
  particleBeam,
  protocolComparison,
  qkdPositions,
  technicalAdvantages,
  wiretapSample,
} from '../../content/pages/platform/communications.ts';
import { productInformation } from '../../content/record-requests.ts';
import { productById } from '../../content/products.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Demo } from '../../demos/demo.tsx';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { HeroBelow } from '../../sections/hero/hero-below.tsx';
import { Ledger } from '../../sections/ledger.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { RoutesScene, RoutesReadout } from './communications/routes-scene.tsx';
import { Layers } from './communications/layers.tsx';
import { cut, sealSample, wireBytes } from './communications/sample-message.ts';
import { Wiretap } from './communications/wiretap.tsx';
import { Status } from '../../sections/status.tsx';
import { RequestPair } from './request-pair.tsx';

const { heading, lede, sources, next } = communications;
const sections = byId(communications.sections);
// Runs once, at build.
const message = await sealSample(wiretapSample.answer);
const wire = wireBytes(message);
const fragments = cut(wire);

export { scene } from './communications/routes-scene.tsx';

export const Page = ({ path }: PageProps) => (
  <>
    <HeroBelow
      heading={heading}
      lede={lede}
      actions={
        <RequestPair
          primary={requests.technicalDemo}
          secondary={requests.engineeringTeam}
          path={path}
        />
      }
      scene={<RoutesScene />}
      readout={<RoutesReadout />}
    />
    <Section {...sections.layers}>
      <Layers message={message} fragments={fragments} />
    </Section>
    <Section {...sections.wiretap} ground="raised" size="h2x">
      <Wiretap
        fragments={fragments}
        total={wire.length}
        caption={sections.wiretap.paragraphs.join(' ')}
      />
    </Section>
    <Section {...sections.mesh} rhythm={1}>
      <FactList items={sections.mesh.points} columns={2} />
    </Section>
    <Demo name="simulator" />
    <Section {...sections.impact} ground="raised" rhythm={1}>
      <h3 className="mb-4">{technicalAdvantages.heading}</h3>
      <FactList items={technicalAdvantages.points} columns={2} />
      <h3 className="mt-12 mb-4">{technicalAdvantages.benefits}</h3>
      <FactList items={sections.impact.points} columns={2} />
    </Section>
    <Wireless path={path} />
    <Section {...sections.compared}>
      <PlainTable {...protocolComparison} />
    </Section>
    <Section {...sections.qkd} beside>
      <Ledger
        caption={qkdPositions.caption}
        columns={qkdPositions.columns}
        rows={qkdPositions.rows.map(({ verdict, who, position }) => ({
          statement: verdict,
          cells: [who, position],
        }))}
      />
    </Section>
    <Sources sources={sources} />
    <NextStep
      heading={`See ${brand.mesh.name} on your links`}
      actions={
        <>
          <RequestLink look="primary" large request={requests.technicalDemo} path={path}>
            Request Demo
          </RequestLink>
          <ButtonTo large link={next} />
        </>
      }
    />
  </>
);

function Wireless({ path }: PageProps) {
  const product = productById('particlebeam');
  if (!product) return null;
  const request = productInformation[product.id];
  return (
    <Section
      {...sections.particlebeam}
      status={<Status available={product.available} />}
      ground="deep"
      rhythm={3}
    >
      <FactList items={particleBeam.facts} dashed columns={2} />
      {request && !product.available && (
        <div className="actions mt-8">
          <RequestLink request={request} path={path} />
        </div>
      )}
    </Section>
  );
}
