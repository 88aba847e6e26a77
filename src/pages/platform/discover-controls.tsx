import { hasDemo } from '../../config/is-published.ts';
import {
  accessControls,
  connections,
  controlsReadout,
  controlsWords,
  deniedRequest,
  discoverControls,
  pillars,
  pillarsDecision,
} from '../../content/pages/platform/discover-controls.ts';
import { requests } from '../../content/requests.ts';
import { Demo } from '../../demos/demo.tsx';
import { polarizersFigure } from '../../figures/scenes/polarizers.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { uncapitalized } from '../../lib/text/grammar.ts';
import { decide, describeMiss, valueLabels } from '../../models/policy/decide.ts';
import { exampleAttempt, example } from '../../models/policy/example-policy.ts';
import type { PageProps } from '../../routes.ts';
import { Columns, Pair, TwoWitnesses } from '../../sections/side-by-side.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { Ledger, Loss } from '../../sections/tables.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/links.tsx';
import { Compose } from '../../ui/surface/apps.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';
import { DayMatrix } from './discover-controls/day-matrix.tsx';
import { RequestPair } from '../../features/request/request-link.tsx';

export { head } from '../../content/pages/platform/discover-controls.ts';

const { analyst, owner } = deniedRequest;
const { heads } = owner;
const { decidedBy, verdicts } = decide(example, exampleAttempt);
const desk = verdicts.find(({ rule }) => rule.id === 'trading-desk-hours');

/** A denied request: what the person sees, and the mail that explains it. The decision is computed. */
const DeniedAttempt = () => (
  <TwoWitnesses>
    <Surface title={analyst.title} state={analyst.state} tone="attack" foot={analyst.reference}>
      <div className="surface-body grid flex-1 content-center gap-3">
        <b className="text-h3 font-[560] tracking-[-0.02em]">{analyst.heading}</b>
        <p className="max-w-[30rem] text-ink-2">{analyst.text}</p>
      </div>
    </Surface>
    <Surface title={owner.title} state={owner.state}>
      <Compose
        heads={[
          { term: heads.subject, value: owner.subject },
          {
            term: heads.who,
            value: fill(owner.who, {
              role: valueLabels[exampleAttempt.role],
              place: uncapitalized(valueLabels[exampleAttempt.place]),
            }),
          },
          { term: heads.when, value: exampleAttempt.time },
          { term: heads.decidedBy, value: decidedBy?.id, tone: 'attack' },
          { term: heads.reason, value: decidedBy?.why },
        ]}
      >
        <p className="text-ink-2">
          {desk &&
            fill(owner.alsoChecked, {
              rule: desk.rule.id,
              misses: desk.misses.map(describeMiss).join('; '),
            })}
        </p>
      </Compose>
    </Surface>
  </TwoWitnesses>
);

const { heading, lede, next, sources } = discoverControls;
const sections = byId(discoverControls.sections);

export const scene = polarizersFigure;

export function Page({ path }: PageProps) {
  return (
    <>
      <HeroBelow heading={heading} lede={lede} {...sceneProps(scene)} readout={controlsReadout}>
        {hasDemo('policy') && (
          <ButtonTo look="primary" large to="#policy" label={controlsWords.simulator} />
        )}
        <ButtonTo large to="#integrations" label={controlsWords.integrations} />
      </HeroBelow>
      <Section {...sections.example} ground="raised">
        <DeniedAttempt />
      </Section>
      <Demo name="policy" />
      <Section {...sections.controls} ground="raised">
        <Ledger
          {...accessControls}
          rows={accessControls.rows.map(({ term, risk, how }) => ({
            head: term,
            cells: [<Loss key="risk">{risk}</Loss>, how],
          }))}
        />
      </Section>
      <Section {...sections.roles} size="h2x" ground="deep">
        <DayMatrix />
      </Section>
      <Section id={sections.pillars.id} heading={sections.pillars.heading}>
        <Pair
          surface={
            <Surface {...pillarsDecision} tone="attack">
              <Rows items={pillars} />
            </Surface>
          }
        >
          <p className="lede">{sections.pillars.lede}</p>
        </Pair>
      </Section>
      <Section {...sections.integrations} ground="raised" rhythm={1}>
        <Columns items={connections} />
        <p className="actions mt-8">
          <MoreLink to="/developers#integrations" label={controlsWords.standards} />
          <MoreLink {...next} />
        </p>
      </Section>
      <Sources sources={sources} />
      <NextStep heading={controlsWords.ending}>
        <RequestPair of={[requests.accessDemo, requests.accessTrial]} path={path} />
      </NextStep>
    </>
  );
}
