import { decide } from './decide.ts';
import { type AccessRequest, attributes, type Policy, type Rule } from './policy.ts';

/** Every request at the given times: all combinations of everything else. */
export function everyRequest(times: readonly string[]): readonly AccessRequest[] {
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

/** The times at which something in the policy changes: between two of them every decision stays. */
const turningTimes = ({ rules }: Policy): readonly string[] => [
  ...new Set([
    '00:00',
    ...rules.flatMap(({ when: { hours } }) => (hours ? [hours.from, hours.to] : [])),
  ]),
];

/** The rules that decide no request whatever, because others always decide before them. */
export function idleRules(policy: Policy): readonly Rule[] {
  const busy = new Set(
    everyRequest(turningTimes(policy)).map((request) => decide(policy, request).decidedBy),
  );
  return policy.rules.filter((rule) => !busy.has(rule));
}

/** How many of all requests at one time are allowed. */
export function allowedShare(
  policy: Policy,
  time: string,
): { readonly allowed: number; readonly all: number } {
  const requests = everyRequest([time]);
  const allowed = requests.filter((request) => decide(policy, request).effect === 'allow').length;
  return { allowed, all: requests.length };
}
