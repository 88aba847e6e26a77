import { decide } from './decide.ts';
import { type AccessAttempt, attributes, type Policy, type Rule } from './policy.ts';

/** All combinations of attribute values at the given times. */
export function everyAttempt(times: readonly string[]): readonly AccessAttempt[] {
  return times.flatMap((time) =>
    attributes.role.flatMap((role) =>
      attributes.resource.flatMap((resource) =>
        attributes.device.flatMap((device) =>
          attributes.place.map((place) => ({ role, resource, device, place, time })),
        ),
      ),
    ),
  );
}

/** The times at which a decision can change: the ends of all hours in the policy. */
const boundaryTimes = ({ rules }: Policy): readonly string[] => [
  ...new Set([
    '00:00',
    ...rules.flatMap(({ when: { hours } }) => (hours ? [hours.from, hours.to] : [])),
  ]),
];

/** Rules that never decide, because rules above them always decide first. */
export function unreachableRules(policy: Policy): readonly Rule[] {
  const deciding = new Set(
    everyAttempt(boundaryTimes(policy)).map((attempt) => decide(policy, attempt).decidedBy),
  );
  return policy.rules.filter((rule) => !deciding.has(rule));
}

export function allowedShare(
  policy: Policy,
  time: string,
): { readonly allowed: number; readonly all: number } {
  const requests = everyAttempt([time]);
  const allowed = requests.filter((request) => decide(policy, request).effect === 'allow').length;
  return { allowed, all: requests.length };
}
