import { uncapitalized } from '../../../lib/text/grammar.ts';
import { deniedRequest } from '../../../content/pages/platform/discover-controls.ts';
import { decide, describeMiss, valueLabels } from '../../../models/policy/decide.ts';
import { exampleAttempt } from '../../../models/policy/example-policy.ts';
import { example } from '../../../models/policy/example.ts';
import { TwoWitnesses } from '../../../sections/two-witnesses.tsx';
import { Compose } from '../../../ui/surface/apps.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';

const { analyst, owner } = deniedRequest;
const { decidedBy, verdicts } = decide(example, exampleAttempt);
const desk = verdicts.find(({ rule }) => rule.id === 'trading-desk-hours');

/** A denied request: what the person sees, and the mail that explains it. The decision is computed. */
export const DeniedAttempt = () => (
  <TwoWitnesses>
    <Surface title={analyst.title} state="denied" tone="attack" foot={analyst.reference}>
      <div className="surface-body grid flex-1 content-center gap-3">
        <b className="text-h3 font-[560] tracking-[-0.02em]">{analyst.heading}</b>
        <p className="max-w-[30rem] text-ink-2">{analyst.text}</p>
      </div>
    </Surface>
    <Surface title={owner.title} state={owner.state}>
      <Compose
        heads={[
          { term: 'Subject', value: owner.subject },
          {
            term: 'Who',
            value: `${valueLabels[exampleAttempt.role]}, ${uncapitalized(valueLabels[exampleAttempt.place])}`,
          },
          { term: 'When', value: exampleAttempt.time },
          { term: 'Decided by', value: decidedBy?.id, tone: 'attack' },
          { term: 'Reason', value: decidedBy?.why },
        ]}
      >
        <p className="text-ink-2">
          Also checked: {desk?.rule.id} ({desk?.misses.map(describeMiss).join('; ')}).
        </p>
      </Compose>
    </Surface>
  </TwoWitnesses>
);
