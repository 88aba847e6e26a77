import { examplePolicy, exampleAttempt } from '../../models/policy/example-policy.ts';
import {
  type AccessAttempt,
  attributeNames,
  attributes,
  isTime,
  type RuleVerdict,
} from '../../models/policy/decide.ts';
import * as words from './words.ts';

export function describeState({ state }: RuleVerdict): string {
  if (state === 'decided') return words.decides;
  return state === 'failed' ? words.doesNotApply : words.comesTooLate;
}

/** The simulator's state in a link: the request, and the policy as typed. */
export type SharedPolicy = { readonly attempt: AccessAttempt; readonly text: string };

/** Chat and mail programs cut longer links. */
const maxLength = 8_000;

/**
 * The URL hash that reopens the simulator in this state.
 * @returns null if the policy is too long for a link
 */
export function hashOfAttempt({ attempt, text }: SharedPolicy): string | null {
  // Encoding a megabyte is slow, and never makes text shorter.
  if (text.length > maxLength) return null;
  const fields = new URLSearchParams({ ...attempt, ...(text !== examplePolicy && { text }) });
  const hash = `#policy?${fields}`;
  return hash.length <= maxLength ? hash : null;
}

/** Parses a hash. Missing and unknown values fall back to the example. */
export function sharedOf(hash: string): SharedPolicy {
  // The policy may have question marks of its own: an address by hand does not escape them.
  const fields = new URLSearchParams(hash.replace(/^[^?]*\??/, ''));
  const known = attributeNames.flatMap((name) => {
    const value = fields.get(name);
    return attributes[name].some((candidate) => candidate === value) ? [[name, value]] : [];
  });
  const time = fields.get('time') ?? '';
  return {
    attempt: { ...exampleAttempt, ...Object.fromEntries(known), ...(isTime(time) && { time }) },
    text: fields.get('text') ?? examplePolicy,
  };
}
