import { keysOf } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { listOf } from '../../lib/text/grammar.ts';
import * as words from './words.ts';

export { valueLabels } from './words.ts';

export function describeMiss({ what, wants, has }: Miss): string {
  const [from = '', to = ''] = wants;
  if (what === 'hours') return fill(words.otherTime, { has, from, to });
  return fill(words.otherValue, { what, has, wants: listOf(wants, 'disjunction') });
}

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

/** A request's attributes besides its time, with all their values. */
export const attributes = {
  role: ['analyst', 'administrator', 'contractor', 'auditor'],
  resource: ['trading-archive', 'customer-records', 'build-server', 'handbook'],
  device: ['managed', 'unencrypted', 'unpatched', 'unknown'],
  place: ['office', 'home', 'abroad'],
} as const;

type Attribute = keyof typeof attributes;
export const attributeNames = keysOf(attributes);

/** HH:MM; `to` is exclusive. Runs past midnight if `to` is earlier than `from`. */
type Hours = { readonly from: string; readonly to: string };

type Effect = 'allow' | 'deny';

/** Every listed condition must hold; an attribute that is not listed may have any value. */
export type Conditions = Readonly<Partial<Record<Attribute, readonly string[]>>> & {
  readonly hours?: Hours;
};

export type Rule = {
  readonly id: string;
  readonly effect: Effect;
  readonly why?: string;
  readonly when: Conditions;
};

export type Policy = { readonly rules: readonly Rule[] };

export type AccessAttempt = { readonly [Name in Attribute]: (typeof attributes)[Name][number] } & {
  /** HH:MM, 24 hours. */
  readonly time: string;
};

/** A condition that the request does not meet. */
type Miss = {
  readonly what: Attribute | 'hours';
  readonly wants: readonly string[];
  readonly has: string;
};

/** A rule's outcome. `too-late`: its conditions hold, but an earlier rule decided. */
export type RuleVerdict = { readonly rule: Rule; readonly misses: readonly Miss[] } & (
  | { readonly state: 'decided' | 'failed' }
  | { readonly state: 'too-late'; readonly decidedBy: string }
);

export type Decision = {
  readonly effect: Effect;
  /** Null if no rule applies; access is then denied. */
  readonly decidedBy: Rule | null;
  readonly verdicts: readonly RuleVerdict[];
};

/** Whether a value is a time from 00:00 to 23:59. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** HH:MM strings sort by time. */
const within = ({ from, to }: Hours, time: string): boolean =>
  from < to ? time >= from && time < to : time >= from || time < to;

function missesOf({ when }: Rule, attempt: AccessAttempt): readonly Miss[] {
  const missed = attributeNames.flatMap((what): Miss[] => {
    const wants = when[what];
    const has = attempt[what];
    return wants === undefined || wants.includes(has) ? [] : [{ what, wants, has }];
  });
  const { hours } = when;
  if (hours === undefined || within(hours, attempt.time)) return missed;
  return [...missed, { what: 'hours', wants: [hours.from, hours.to], has: attempt.time }];
}

/** The first rule whose conditions all hold decides. If none does, access is denied. */
export function decide({ rules }: Policy, attempt: AccessAttempt): Decision {
  let decidedBy: Rule | null = null;
  const verdicts = rules.map((rule): RuleVerdict => {
    const misses = missesOf(rule, attempt);
    if (misses.length > 0) return { rule, misses, state: 'failed' };
    if (decidedBy !== null) return { rule, misses, state: 'too-late', decidedBy: decidedBy.id };
    decidedBy = rule;
    return { rule, misses, state: 'decided' };
  });
  const decider = verdicts.find(({ state }) => state === 'decided')?.rule ?? null;
  return { effect: decider?.effect ?? 'deny', decidedBy: decider, verdicts };
}
