import {
  principles,
  zeroTrust,
  zeroTrustAudiences,
  zeroTrustBenefits,
  zeroTrustWords,
} from '../../content/pages/platform/zero-trust.ts';
import {
  monitoringLog,
  reach,
  situations,
} from '../../content/pages/platform/zero-trust/session.ts';
import { requests } from '../../content/requests.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import { baselineStripFigure } from '../../figures/pages/signals.ts';
import { barrierOverlay, tunnelScene } from '../../figures/scenes/tunnel.ts';
import { byId } from '../../lib/records.ts';
import { attributes, decide, valueLabels } from '../../models/policy/decide.ts';
import { example } from '../../models/policy/example-policy.ts';
import { fill } from '../../lib/text/fill.ts';
import type { PageProps } from '../../routes.ts';
import { island } from '../../runtime/island.tsx';
import { Bleed, NextStep, Section } from '../../sections/section.tsx';
import { DotTable, Gain, Ledger, Loss } from '../../sections/tables.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { Scene } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { MoreLink } from '../../ui/links.tsx';
import { Log, Rows, Surface, SurfaceSplit } from '../../ui/surface/surface.tsx';
import SelfCheckIsland from './zero-trust/self-check.island.tsx';
import { Session } from './zero-trust/session.tsx';

export { head } from '../../content/pages/platform/zero-trust.ts';

/** The six principles. Each can be opened, also by its hash. */
function Principles() {
  return (
    <ol className="border-t border-line-2">
      {principles.map(({ id, term, text, means, control, link }, index) => (
        <li key={id} className="border-b border-line-2">
          <details className="group">
            <summary className="grid list-none grid-cols-[2.2rem_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-6 -outline-offset-2 hover:bg-tint sm:px-3 lg:grid-cols-[3.5rem_1fr_1.4fr_auto] [&::-webkit-details-marker]:hidden">
              <span aria-hidden="true" className="text-[1.3rem] leading-tight text-signal">
                {index + 1}
              </span>
              <h3>{term}</h3>
              <span className="col-span-2 col-start-2 row-start-2 text-ink-2 lg:col-span-1 lg:col-start-3 lg:row-start-1">
                {text}
              </span>
              <span
                aria-hidden="true"
                className="col-start-3 row-start-1 text-[1.3rem] leading-none text-ink-2 lg:col-start-4"
              >
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <div
              id={id}
              className="grid scroll-mt-44 gap-x-4 gap-y-5 pt-3 pb-8 sm:px-3 lg:grid-cols-[3.5rem_1fr_1.4fr_auto]"
            >
              <p className="max-w-[42rem] lg:col-start-3">
                <span className="block text-small text-ink-2">{zeroTrustWords.means}</span>
                {means}
              </p>
              <div className="lg:col-start-2 lg:row-start-1 lg:pe-8">
                <p className="text-small text-ink-2">{zeroTrustWords.control}</p>
                <p>{control}</p>
                <p className="mt-3">
                  <a href={link.to} className="link inline-flex min-h-11 items-center text-ui">
                    {link.label}
                  </a>
                </p>
              </div>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

const total = attributes.resource.length;
const cell = (opened: number) => ({
  share: opened / total,
  label: fill(reach.cell, { opened, all: total }),
});

/** How many resources a session opens, by role: with sign-in only, and under the example policy. */
const Reach = () => (
  <DotTable
    caption={reach.caption}
    columns={[reach.role, reach.signInOnly, ...situations.map(({ label }) => label)]}
    rows={attributes.role.map((role) => ({
      head: valueLabels[role],
      cells: [
        { ...cell(total), tone: 'attack' },
        ...situations.map((situation) =>
          cell(
            attributes.resource.filter(
              (resource) => decide(example, { ...situation, role, resource }).effect === 'allow',
            ).length,
          ),
        ),
      ],
    }))}
  />
);

const Audiences = () => (
  <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
    {zeroTrustAudiences.map(({ term, steps, more }) => (
      <li key={term} className="flex flex-col items-start">
        <h3>{term}</h3>
        <ol className="mt-4 mb-6 w-full flex-1 border-t border-line-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 border-b border-line py-3.5 text-ink-2">
              <span className="text-signal">{index + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <MoreLink {...more} />
      </li>
    ))}
  </ul>
);

const presets = { complianceNeeds: zeroTrustWords.reviewNeeds };

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
        scene={<Scene scene={scene} overlay={barrierOverlay} />}
        readout={zeroTrustWords.scene}
      >
        <FormOpener look="primary" large request={architectureReview} presets={presets}>
          {zeroTrustWords.review}
        </FormOpener>
        <ButtonTo large to="#principles" label={zeroTrustWords.principles} />
      </HeroBelow>
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
            caption={zeroTrustWords.strip}
            narrow={<LazyFigure figure={baselineStripFigure('narrow')} />}
          >
            <LazyFigure figure={baselineStripFigure('wide')} />
          </Bleed>
        }
      >
        <Surface title={monitoringLog.title} state={monitoringLog.state}>
          <SurfaceSplit
            parts={[
              { label: monitoringLog.heads.normal, body: <Rows items={monitoringLog.normal} /> },
              { label: monitoringLog.heads.lines, body: <Log lines={monitoringLog.lines} /> },
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
            head: term,
            cells: [<Gain key="gain">{gain}</Gain>, <Loss key="stays">{stays}</Loss>],
          }))}
        />
      </Section>
      <Section {...sections.audiences} ground="raised" rhythm={1}>
        <Audiences />
      </Section>
      <Section {...sections['post-quantum']} beside rhythm={1}>
        <MoreLink {...zeroTrust.next} />
      </Section>
      <Sources sources={zeroTrust.sources} />
      <NextStep heading={zeroTrustWords.ending}>
        <RequestLink look="primary" large request={requests.demo} path={path} />
        <ButtonTo large to="/contact#sales" label={zeroTrustWords.sales} />
      </NextStep>
    </>
  );
}
