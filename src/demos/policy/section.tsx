import { labeled, uncapitalized } from '../../lib/text/grammar.ts';
import { fill } from '../../lib/text/fill.ts';
import { describeState } from './shared-attempt.ts';
import * as words from './words.ts';
import PolicyLauncherIsland from './policy-launcher.island.tsx';
import { decide, valueLabels } from '../../models/policy/decide.ts';
import { exampleAttempt, example } from '../../models/policy/example-policy.ts';
import { island } from '../../runtime/island.tsx';
import { Bench, VerdictBox } from '../../sections/bench.tsx';
import { Section } from '../../sections/section.tsx';

const PolicyLauncher = island(PolicyLauncherIsland, ['hash:policy']);

export default function PolicySection() {
  return (
    <Section id="policy" heading={words.heading} lede={words.lede} rhythm={1}>
      <p className="mb-8 max-w-[46rem] text-ink-2">{words.howItDecides}</p>
      <noscript>
        <p className="mb-6 max-w-[46rem] text-ink-2">{words.noScript}</p>
      </noscript>
      <PolicyLauncher>
        <Preview />
      </PolicyLauncher>
    </Section>
  );
}

const { role, resource, device, place, time } = exampleAttempt;
const { effect, decidedBy, verdicts } = decide(example, exampleAttempt);

/** The request that the simulator begins with, and its decision. */
const Preview = () => (
  <Bench
    input={
      <>
        <div>
          <p className="field-label">{words.whoAsks}</p>
          <p className="text-h4">
            {fill(words.whatIsAsked, { role: valueLabels[role], resource: valueLabels[resource] })}
          </p>
        </div>
        <div>
          <p className="field-label">{words.fromWhere}</p>
          <p className="text-h4">
            {fill(words.attemptFrom, {
              device: valueLabels[device],
              place: uncapitalized(valueLabels[place]),
              time,
            })}
          </p>
        </div>
      </>
    }
    wire={
      <ol className="grid gap-x-8 gap-y-1 font-mono text-ui text-ink-2 lg:grid-cols-2">
        {verdicts.map((verdict) => (
          <li
            key={verdict.rule.id}
            className={verdict.state === 'decided' ? 'text-ink' : undefined}
          >
            {labeled(verdict.rule.id, uncapitalized(describeState(verdict)))}
          </li>
        ))}
      </ol>
    }
    verdicts={
      <VerdictBox
        who={words.answer}
        detail={decidedBy?.id}
        verdict={effect === 'allow' ? words.allowed : words.denied}
        tone={effect === 'allow' ? 'ok' : 'attack'}
      >
        <p>{decidedBy?.why}</p>
      </VerdictBox>
    }
  />
);
