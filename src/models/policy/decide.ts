import {
  type AccessAttempt,
  type Attribute,
  attributeNames,
  type Effect,
  type Hours,
  type Policy,
  type Rule,
} from './policy.ts';

/** A condition that the request does not meet. */
export type Miss = {
  readonly what: Attribute | 'hours';
  readonly wants: readonly string[];
  readonly has: string;
};

/** A rule's outcome. `too-late`: its conditions hold, but an earlier rule decided. */
export type Verdict = { readonly rule: Rule; readonly misses: readonly Miss[] } & (
  | { readonly state: 'decided' | 'failed' }
  | { readonly state: 'too-late'; readonly decidedBy: string }
);

export type Decision = {
  readonly effect: Effect;
  /** Null if no rule applies; access is then denied. */
  readonly decidedBy: Rule | null;
  readonly verdicts: readonly Verdict[];
};

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
  const verdicts = rules.map((rule): Verdict => {
    const misses = missesOf(rule, attempt);
    if (misses.length > 0) return { rule, misses, state: 'failed' };
    if (decidedBy !== null) return { rule, misses, state: 'too-late', decidedBy: decidedBy.id };
    decidedBy = rule;
    return { rule, misses, state: 'decided' };
  });
  const decider = verdicts.find(({ state }) => state === 'decided')?.rule ?? null;
  return { effect: decider?.effect ?? 'deny', decidedBy: decider, verdicts };
}
