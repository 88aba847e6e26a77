import { uncapitalized } from '../../lib/text/grammar.ts';
import { policySection } from './words.ts';
import type { DemoProps } from '../demo.tsx';
import PolicyLauncherIsland from './policy-launcher.island.tsx';
import { decide, describeState, valueLabels } from '../../models/policy/decide.ts';
import { exampleAttempt } from '../../models/policy/example-policy.ts';
import { example } from '../../models/policy/example.ts';
import { island } from '../../runtime/island.tsx';
import { Bench, Verdict } from '../../sections/bench.tsx';
import { Section } from '../../sections/section.tsx';
import { Paragraphs } from '../../ui/texts.tsx';

const PolicyLauncher = island(PolicyLauncherIsland, ['hash:policy']);

export default function PolicySection({ path }: DemoProps['policy']) {
  return (
    <Section {...policySection} rhythm={1}>
      <Paragraphs of={policySection.paragraphs} className="mb-8 max-w-[46rem] text-ink-2" />
      <noscript>
        <p className="mb-6 max-w-[46rem] text-ink-2">
          The simulator needs a script. The decision it begins with is the one above.
        </p>
      </noscript>
      <PolicyLauncher page={path}>
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
          <p className="field-label">Who asks for what</p>
          <p className="text-h4">
            {valueLabels[role]}, {valueLabels[resource]}
          </p>
        </div>
        <div>
          <p className="field-label">From where</p>
          <p className="text-h4">
            {valueLabels[device]} device, {uncapitalized(valueLabels[place])}, {time}
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
            {verdict.rule.id}: {describeState(verdict).toLowerCase()}
          </li>
        ))}
      </ol>
    }
    verdicts={
      <Verdict
        who="The answer"
        detail={decidedBy?.id}
        verdict={effect === 'allow' ? 'Allowed' : 'Denied'}
        tone={effect === 'allow' ? 'ok' : 'attack'}
      >
        <p>{decidedBy?.why}</p>
      </Verdict>
    }
  />
);
