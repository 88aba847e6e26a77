import { fill } from '../../../lib/text/fill.ts';
import { uncapitalized } from '../../../lib/text/grammar.ts';
import { isPublished } from '../../../config/is-published.ts';
import { session } from '../../../content/pages/platform/zero-trust/session.ts';
import { decide, valueLabels } from '../../../models/policy/decide.ts';
import { example } from '../../../models/policy/example-policy.ts';
import { Stage } from '../../../sections/side-by-side.tsx';
import { MoreLink } from '../../../ui/links.tsx';
import { Code, Rows, Surface } from '../../../ui/surface/surface.tsx';

const decided = session.requests.map((attempt) => ({ attempt, ...decide(example, attempt) }));
const explained = decided.find(({ attempt }) => attempt.time === session.explained);

const rowClass =
  'grid flex-1 grid-cols-[min(4.5rem,26vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0 sm:grid-cols-[6rem_minmax(0,1fr)_14rem]';
const timeClass = 'font-mono text-ui text-ink-2';
const whatClass = 'block text-h3 font-[560] tracking-[-0.02em]';

/** The requests of one session; beside them, the decision that ends it and its rule. */
export const Session = () => (
  <Stage console={<Decision />}>
    <ol className="flex h-full flex-col px-(--gutter) py-2 min-[68rem]:px-6">
      <li className={rowClass}>
        <span className={timeClass}>{session.signIn.time}</span>
        <b className={whatClass}>{session.signIn.text}</b>
      </li>
      {decided.map(({ attempt, effect, decidedBy }) => (
        <li key={attempt.time} className={rowClass}>
          <span className={timeClass}>{attempt.time}</span>
          <div>
            <b className={whatClass}>{valueLabels[attempt.resource]}</b>
            <p className="text-ink-2">
              {fill(session.fromWhere, {
                device: valueLabels[attempt.device],
                place: uncapitalized(valueLabels[attempt.place]),
              })}
            </p>
          </div>
          <div className="col-start-2 sm:col-start-3">
            <b className={`${whatClass} ${effect === 'allow' ? 'text-ok' : 'text-attack'}`}>
              {effect === 'allow' ? session.allowed : session.denied}
            </b>
            <p className="font-mono text-code text-ink-2">{decidedBy?.id ?? session.noRule}</p>
          </div>
        </li>
      ))}
    </ol>
  </Stage>
);

function Decision() {
  if (!explained?.decidedBy) return null;
  const { attempt, decidedBy } = explained;
  const { decision } = session;
  return (
    <>
      <div>
        <Surface title={decision.title} state={decision.state} tone="attack">
          <Rows
            items={[
              { term: decision.role, value: valueLabels[attempt.role] },
              { term: decision.device, value: valueLabels[attempt.device], tone: 'attack' },
              { term: decision.place, value: valueLabels[attempt.place] },
              { term: decision.rule, value: decidedBy.id },
            ]}
          />
        </Surface>
      </div>
      <div>
        <Surface {...session.policy}>
          <Code>{JSON.stringify(decidedBy, null, 2)}</Code>
        </Surface>
      </div>
      {isPublished(session.try.to) && (
        <p>
          <MoreLink {...session.try} />
        </p>
      )}
    </>
  );
}
