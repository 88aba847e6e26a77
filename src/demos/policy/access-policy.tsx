import './access-policy.css';
import { useEffect, useRef, useState } from 'react';

import { replyWithin } from '../../content/product/buying.ts';
import { hashName } from '../../lib/dom/hash.ts';
import { data } from '../../lib/dom/attributes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { AccessMatrix } from './access-matrix.tsx';
import * as labels from './words.ts';
import { decide } from '../../models/policy/decide.ts';
import { decisionMail } from './decision-mail.ts';
import { DecisionView } from './decision-view.tsx';
import { unreachableRules } from '../../models/policy/every-attempt.ts';
import type { AccessAttempt, Policy } from '../../models/policy/policy.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { readPolicy } from '../../models/policy/read-policy.ts';
import { AttemptForm } from './attempt-form.tsx';
import { hashOf, sharedOf } from './shared-attempt.ts';

const emptyPolicy: Policy = { rules: [] };

type Props = {
  /** Path of the page. */
  page: string;
  /** Whether to take the focus: the visitor opened the tool with a button. */
  focus: boolean;
};

/** The policy simulator: a request, its decision, and a policy that the visitor can edit. */
export function AccessPolicy({ page, focus }: Props) {
  const [shared] = useState(() => sharedOf(location.hash));
  const [attempt, setRequest] = useState<AccessAttempt>(shared.attempt);
  const [text, setText] = useState(shared.text);
  const read = readPolicy(text);
  const [inForce, setInForce] = useState<Policy>('policy' in read ? read.policy : emptyPolicy);
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
  const hash = hashOf({ attempt, text });
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
          <p className="policy-why">This policy is too long for a link.</p>
        ) : (
          <CopyLink
            address={() => new URL(hash, location.href).href}
            label="Link to this request and policy"
          >
            {labels.copyLink}
          </CopyLink>
        )}
        <ByMail reply={replyWithin('General question')}>
          <ButtonLink
            {...data({ request: '' })}
            href={decisionMail(attempt, decision, inForce, page)}
          >
            {labels.sendPolicy}
          </ButtonLink>
        </ByMail>
      </div>
    </div>
  );
}
