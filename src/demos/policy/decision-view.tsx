import type { Decision, Verdict } from '../../models/policy/decide.ts';
import { describeMiss, describeState } from '../../models/policy/words.ts';

export function DecisionView({ decision }: { decision: Decision }) {
  const { effect, decidedBy, verdicts } = decision;
  return (
    <div>
      <div
        role="status"
        className={`answer policy-answer ${effect === 'allow' ? 'tone-ok' : 'tone-attack'}`}
      >
        <p className={`verdict ${effect === 'allow' ? 'text-ok' : 'text-attack'}`}>
          {effect === 'allow' ? 'Allowed' : 'Denied'}
        </p>
        <p>
          {decidedBy ? (
            <>
              by the rule <code translate="no">{decidedBy.id}</code>
            </>
          ) : (
            'because no rule applies'
          )}
        </p>
        {decidedBy?.why && <p className="panel-note">{decidedBy.why}</p>}
      </div>
      <h3 className="mt-8">Every rule, in the order it is read</h3>
      {verdicts.length === 0 ? (
        <p className="panel-note">The policy has no rules.</p>
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

function Row({ verdict }: { verdict: Verdict }) {
  const { rule, misses, state } = verdict;
  return (
    <li className={`policy-${state}`}>
      <p>
        <code translate="no">{rule.id}</code> <span>{rule.effect}</span>
      </p>
      <p>
        <b>{describeState(verdict)}</b>
        {state === 'too-late' && (
          <>
            : its conditions hold, and <code translate="no">{verdict.decidedBy}</code> had decided
          </>
        )}
        {misses.length > 0 && `: ${misses.map(describeMiss).join('; ')}`}
      </p>
    </li>
  );
}
