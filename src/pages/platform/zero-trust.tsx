import {
  monitoringLog,
  zeroTrust,
  zeroTrustBenefits,
  zeroTrustLabels,
} from '../../content/pages/platform/zero-trust.ts';
import { requests } from '../../content/requests.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { baselineStripFigure } from '../../figures/pages/baseline-strip.ts';
import { barrierOverlay } from '../../figures/scenes/barrier-overlay.ts';
import { tunnelScene } from '../../figures/scenes/tunnel.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { island } from '../../runtime/island.tsx';
import { Bleed } from '../../sections/bleed.tsx';
import { Scene } from '../../sections/scene.tsx';
import { HeroBelow } from '../../sections/hero/hero-below.tsx';
import { Gain, Ledger, Loss } from '../../sections/ledger.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Rows, Surface, SurfaceSplit } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';
import { Audiences } from './zero-trust/audiences.tsx';
import { Principles } from './zero-trust/principles.tsx';
import { Reach } from './zero-trust/reach.tsx';
import SelfCheckIsland from './zero-trust/self-check.island.tsx';
import { Session } from './zero-trust/session.tsx';

const presets = { complianceNeeds: 'Zero trust (NIST SP 800-207, CISA maturity model 2.0)' };

const SelfCheck = island(SelfCheckIsland);

const sections = byId(zeroTrust.sections);
const { caption, columns, rows } = zeroTrustBenefits;

export const scene = tunnelScene;

export function Page({ path }: PageProps) {
  return (
    <>
      <HeroBelow
        heading={zeroTrust.heading}
        lede={zeroTrust.lede}
        actions={
          <>
            <FormOpener look="primary" large request={architectureReview} presets={presets}>
              {zeroTrustLabels.review}
            </FormOpener>
            <ButtonLink large href="#principles">
              Learn the Six Principles
            </ButtonLink>
          </>
        }
        scene={<Scene scene={scene} overlay={barrierOverlay} />}
        readout={zeroTrustLabels.scene}
      />
      <Section {...sections.session} ground="deep" bleed={<Session />} />
      <Section {...sections.principles} size="h2x">
        <Principles />
      </Section>
      <Section {...sections.reach} ground="raised">
        <Reach />
      </Section>
      <Section
        {...sections.monitoring}
        bleed={
          <Bleed
            caption={zeroTrustLabels.strip}
            narrow={<LazyFigure figure={baselineStripFigure('narrow')} />}
          >
            <LazyFigure figure={baselineStripFigure('wide')} />
          </Bleed>
        }
      >
        <Surface title={monitoringLog.title} state="sample">
          <SurfaceSplit
            parts={[
              { label: 'Normal', body: <Rows items={monitoringLog.normal} /> },
              { label: '12:52', body: <Log lines={monitoringLog.lines} /> },
            ]}
          />
        </Surface>
      </Section>
      <Section {...sections['self-check']} ground="raised">
        <SelfCheck />
      </Section>
      <Section {...sections.benefits}>
        <Ledger
          caption={caption}
          columns={columns}
          rows={rows.map(({ term, gain, stays }) => ({
            statement: term,
            cells: [<Gain key="gain">{gain}</Gain>, <Loss key="stays">{stays}</Loss>],
          }))}
        />
      </Section>
      <Section {...sections.audiences} ground="raised" rhythm={1}>
        <Audiences />
      </Section>
      <Section {...sections['post-quantum']} beside rhythm={1}>
        <MoreLink href={zeroTrust.next.to}>{zeroTrust.next.label}</MoreLink>
      </Section>
      <Sources sources={zeroTrust.sources} />
      <NextStep
        heading="See it on your own network"
        actions={
          <>
            <RequestLink look="primary" large request={requests.demo} path={path} />
            <ButtonLink large href="/contact#sales">
              Talk to Sales
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
