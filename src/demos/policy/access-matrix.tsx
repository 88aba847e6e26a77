import { uncapitalized } from '../../lib/text/uncapitalized.ts';
import { type Decision, decide } from '../../models/policy/decide.ts';
import { allowedShare } from '../../models/policy/every-attempt.ts';
import { type AccessAttempt, attributes, type Policy } from '../../models/policy/policy.ts';
import { valueLabels } from '../../models/policy/words.ts';

type Props = {
  policy: Policy;
  attempt: AccessAttempt;
  onChoose: (part: Partial<AccessAttempt>) => void;
};

/** The decision for every role and resource, with the request's device, place and time. */
export function AccessMatrix({ policy, attempt, onChoose }: Props) {
  const { allowed, all } = allowedShare(policy, attempt.time);
  const { device, place, time } = attempt;
  return (
    <section aria-labelledby="policy-matrix">
      <h3 id="policy-matrix">The same moment for every role</h3>
      <p className="panel-note">
        Device {uncapitalized(valueLabels[device])}, place {uncapitalized(valueLabels[place])},{' '}
        {time}. Over all devices and places, {allowed} of {all} requests are allowed at this time.
        Press a cell to try that attempt.
      </p>
      <div className="scrolling mt-5" role="region" aria-label="Roles and resources" tabIndex={0}>
        <table className="policy-matrix">
          <thead>
            <tr>
              <th scope="col">Role</th>
              {attributes.resource.map((resource) => (
                <th key={resource} scope="col">
                  {valueLabels[resource]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attributes.role.map((role) => (
              <tr key={role}>
                <th scope="row">{valueLabels[role]}</th>
                {attributes.resource.map((resource) => (
                  <td key={resource}>
                    <Cell
                      decision={decide(policy, { ...attempt, role, resource })}
                      isThis={attempt.role === role && attempt.resource === resource}
                      onPress={() => onChoose({ role, resource })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type CellProps = { decision: Decision; isThis: boolean; onPress: () => void };

function Cell({ decision: { effect, decidedBy }, isThis, onPress }: CellProps) {
  return (
    <button type="button" className={`policy-${effect}`} aria-pressed={isThis} onClick={onPress}>
      <b>{effect}</b>
      <span>{decidedBy?.id ?? 'no rule'}</span>
    </button>
  );
}
