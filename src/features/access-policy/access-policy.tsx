import './access-policy.css';
import { useState } from 'react';

import { ButtonLink } from '../../ui/button.tsx';
import { AccessMatrix } from './access-matrix.tsx';
import { decide } from './decide.ts';
import { decisionMail } from './decision-mail.ts';
import { DecisionView } from './decision-view.tsx';
import { idleRules } from './every-request.ts';
import { examplePolicy, exampleRequest } from './example-policy.ts';
import type { AccessRequest, Policy } from './policy.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { readPolicy } from './read-policy.ts';
import { RequestForm } from './request-form.tsx';

const emptyPolicy: Policy = { rules: [] };

type Props = {
  /** Path of the page it stands on. */
  page: string;
  /** Whether the visitor opened it by a button: then the focus comes along. */
  focus: boolean;
};

/** Requests put to a policy that the visitor can change. */
export function AccessPolicy({ page, focus }: Props) {
  const [request, setRequest] = useState<AccessRequest>(exampleRequest);
  const [text, setText] = useState(examplePolicy);
  const read = readPolicy(text);
  const [inForce, setInForce] = useState<Policy>('policy' in read ? read.policy : emptyPolicy);
  const edit = (next: string) => {
    setText(next);
    const changed = readPolicy(next);
    if ('policy' in changed) setInForce(changed.policy);
  };
  const change = (part: Partial<AccessRequest>) => setRequest({ ...request, ...part });
  const decision = decide(inForce, request);
  return (
    <div className="panel policy">
      <RequestForm request={request} focus={focus} onChange={change} />
      <div className="panel-columns">
        <DecisionView decision={decision} />
        <PolicyEditor
          text={text}
          faults={'faults' in read ? read.faults : []}
          idle={idleRules(inForce).map(({ id }) => id)}
          onChange={edit}
        />
      </div>
      <AccessMatrix policy={inForce} request={request} onChoose={change} />
      <div>
        <ButtonLink data-request="" href={decisionMail(request, decision, inForce, page)}>
          Send this policy with a question
        </ButtonLink>
      </div>
    </div>
  );
}
