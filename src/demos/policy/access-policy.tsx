import { useEffect, useId, useRef, useState } from 'react';

import { withoutBase } from '../../config/base.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { hashName } from '../../lib/dom/address.ts';
import { fill } from '../../lib/text/fill.ts';
import { afterLabel } from '../../lib/text/grammar.ts';
import {
  type AccessAttempt,
  attributeNames,
  attributes,
  decide,
  type Decision,
  describeMiss,
  valueLabels,
  type Policy,
  unreachableRules,
  type RuleVerdict,
} from '../../models/policy/decide.ts';
import { example } from '../../models/policy/example-policy.ts';
import { readPolicy } from '../../models/policy/read-policy.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { FilledText } from '../../ui/inline-text.tsx';
import { AccessMatrix, PolicyEditor } from './policy-editor.tsx';
import './access-policy.css';
import { describeState, hashOfAttempt, sharedOf } from './shared-attempt.ts';
import * as labels from './words.ts';

const attributeLabels = {
  role: labels.role,
  resource: labels.resource,
  device: labels.device,
  place: labels.place,
} as const;

type AttemptFormProps = {
  attempt: AccessAttempt;
  /** Whether the first field takes the focus. */
  focus: boolean;
  onChange: (part: Partial<AccessAttempt>) => void;
};

export function AttemptForm({ attempt, focus, onChange }: AttemptFormProps) {
  const id = useId();
  const [time, setTime] = useState(attempt.time);
  const changeTime = (value: string) => {
    setTime(value);
    if (value !== '') onChange({ time: value.slice(0, 5) });
  };
  return (
    <div role="group" aria-label={labels.request} className="field-row">
      {attributeNames.map((name, index) => (
        <label key={name} className="field-label">
          {attributeLabels[name]}
          <select
            ref={focus && index === 0 ? focusOnMount : undefined}
            className="field-box"
            value={attempt[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            {attributes[name].map((value) => (
              <option key={value} value={value}>
                {valueLabels[value]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label htmlFor={`${id}time`} className="field-label">
        {labels.time}
        <input
          id={`${id}time`}
          type="time"
          required
          className="field-box"
          value={time}
          aria-invalid={time === ''}
          aria-describedby={time === '' ? `${id}fault` : undefined}
          onChange={(event) => changeTime(event.target.value)}
        />
      </label>
      {time === '' && (
        <p id={`${id}fault`} role="alert" className="field-error">
          {fill(labels.noTime, { time: attempt.time })}
        </p>
      )}
    </div>
  );
}

/** The request, its decision and the policy. */
const decisionText = (
  attempt: AccessAttempt,
  { effect, decidedBy }: Decision,
  policy: Policy,
): string =>
  [
    labels.weTried,
    '',
    ...attributeNames.map((name) => `${name}: ${attempt[name]}`),
    `time: ${attempt.time}`,
    decidedBy
      ? fill(labels.answerByRule, { effect, rule: decidedBy.id })
      : fill(labels.answerByNoRule, { effect }),
    '',
    labels.policyInMail,
    ...policy.rules.map((rule) => `${rule.id} (${rule.effect}): ${JSON.stringify(rule.when)}`),
    '',
    labels.ourQuestion,
  ].join('\n');

export function DecisionView({ decision }: { decision: Decision }) {
  const { effect, decidedBy, verdicts } = decision;
  return (
    <div>
      <div
        role="status"
        className={`answer policy-answer ${effect === 'allow' ? 'tone-ok' : 'tone-attack'}`}
      >
        <p className={`verdict ${effect === 'allow' ? 'text-ok' : 'text-attack'}`}>
          {effect === 'allow' ? labels.allowed : labels.denied}
        </p>
        <p>
          {decidedBy ? (
            <FilledText
              text={labels.byRule}
              values={{ rule: <code translate="no">{decidedBy.id}</code> }}
            />
          ) : (
            labels.byNoRule
          )}
        </p>
        {decidedBy?.why && <p className="panel-note">{decidedBy.why}</p>}
      </div>
      <h3 className="mt-8">{labels.everyRule}</h3>
      {verdicts.length === 0 ? (
        <p className="panel-note">{labels.noRules}</p>
      ) : (
        <ol className="policy-rules">
          {verdicts.map((verdict) => (
            <Row key={verdict.rule.id} verdict={verdict} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Row({ verdict }: { verdict: RuleVerdict }) {
  const { rule, misses, state } = verdict;
  return (
    <li className={`policy-${state}`}>
      <p>
        <code translate="no">{rule.id}</code> <span>{rule.effect}</span>
      </p>
      <p>
        {state === 'too-late' ? (
          <FilledText
            text={labels.whyTooLate}
            values={{
              state: <b>{describeState(verdict)}</b>,
              rule: <code translate="no">{verdict.decidedBy}</code>,
            }}
          />
        ) : (
          <b>{describeState(verdict)}</b>
        )}
        {misses.length > 0 && `${afterLabel} ${misses.map(describeMiss).join('; ')}`}
      </p>
    </li>
  );
}

type Props = {
  /** The hash that opened it, which may have a request and a policy. */
  opened: string;
  /** Whether to take the focus: the visitor opened the tool with a button. */
  focus: boolean;
};

/** The policy simulator: a request, its decision, and a policy that the visitor can edit. */
export function AccessPolicy({ opened, focus }: Props) {
  const [shared] = useState(() => sharedOf(opened));
  const [attempt, setRequest] = useState<AccessAttempt>(shared.attempt);
  const [text, setText] = useState(shared.text);
  const read = readPolicy(text);
  const [inForce, setInForce] = useState<Policy>('policy' in read ? read.policy : example);
  const edit = (next: string) => {
    setText(next);
    const changed = readPolicy(next);
    if ('policy' in changed) setInForce(changed.policy);
  };
  const change = (part: Partial<AccessAttempt>) => setRequest({ ...attempt, ...part });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A shared link has a query in its hash, so the browser finds no element to scroll to.
    if (hashName().startsWith('policy?')) root.current?.closest('section')?.scrollIntoView();
  }, []);
  const decision = decide(inForce, attempt);
  const hash = hashOfAttempt({ attempt, text });
  const request = {
    id: 'access-policy',
    subject: labels.mailSubject,
    text: decisionText(attempt, decision, inForce),
  };
  return (
    <div ref={root} className="panel policy">
      <AttemptForm attempt={attempt} focus={focus} onChange={change} />
      <div className="panel-columns">
        <DecisionView decision={decision} />
        <PolicyEditor
          text={text}
          faults={'faults' in read ? read.faults : []}
          unreachable={unreachableRules(inForce).map(({ id }) => id)}
          onChange={edit}
        />
      </div>
      <AccessMatrix policy={inForce} attempt={attempt} onChoose={change} />
      <div className="flex flex-wrap items-center gap-3">
        {hash === null ? (
          <p className="panel-note">{labels.tooLongForLink}</p>
        ) : (
          <CopyButton text={() => new URL(hash, location.href).href}>{labels.copyLink}</CopyButton>
        )}
        <RequestLink request={request} path={withoutBase(location.pathname)}>
          {labels.sendPolicy}
        </RequestLink>
      </div>
    </div>
  );
}
