import type { JSONPath } from 'jsonc-parser';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { listOf } from '../../lib/text/grammar.ts';
import {
  findJsonFault,
  type JsonFault,
  placeOfDepth,
  placeOfPath,
} from '../../lib/text/json-fault.ts';
import { attributeNames, attributes, isTime, type Policy } from './decide.ts';
import * as words from './words.ts';

type Fault = { readonly path: JSONPath; readonly message: string };

const limits = { characters: 20_000, levels: 20, rules: 100 } as const;

/**
 * Parses and validates a policy that a visitor typed.
 * @returns the policy, or every fault with its line and column, in the order of the text
 */
export function readPolicy(
  text: string,
): { readonly policy: Policy } | { readonly faults: readonly JsonFault[] } {
  if (text.length > limits.characters) {
    const message = fill(words.tooLong, { max: grouped(limits.characters) });
    return { faults: [{ line: 1, column: 1, message }] };
  }
  const deep = placeOfDepth(text, limits.levels);
  if (deep) {
    const message = fill(words.tooDeep, { max: limits.levels });
    return { faults: [{ ...deep, message }] };
  }
  const unreadable = findJsonFault(text);
  if (unreadable) return { faults: [unreadable] };
  const value: unknown = JSON.parse(text);
  if (isPolicy(value)) return { policy: value };
  const faults = [...faultsOf(value)].map(({ path, message }) => ({
    ...placeOfPath(text, path),
    message,
  }));
  return { faults: faults.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}

const isPolicy = (value: unknown): value is Policy => faultsOf(value).next().done === true;

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (id: unknown) => typeof id === 'string' && id.trim() !== '';
const quoted = (value: unknown) => JSON.stringify(value).slice(0, 40);
const oneOf = (values: readonly string[]) =>
  listOf(
    values.map((value) => `"${value}"`),
    'disjunction',
  );

function* unknownMembers(
  value: Members,
  known: readonly string[],
  path: JSONPath,
): Generator<Fault> {
  for (const name of Object.keys(value))
    if (!known.includes(name))
      yield {
        path: [...path, name],
        message: fill(words.unknownName, { name: quoted(name), known: oneOf(known) }),
      };
}

function* faultsOf(value: unknown): Generator<Fault> {
  if (!isMembers(value)) return yield { path: [], message: words.noPolicy };
  yield* unknownMembers(value, ['rules'], []);
  const { rules } = value;
  if (!Array.isArray(rules)) return yield { path: ['rules'], message: words.noList };
  if (rules.length > limits.rules)
    return yield { path: ['rules'], message: fill(words.tooManyRules, { max: limits.rules }) };
  const ids = new Set<unknown>();
  for (const [index, rule] of rules.entries()) {
    const path = ['rules', index];
    if (isMembers(rule)) {
      yield* faultsOfRule(rule, path);
      const { id } = rule;
      if (ids.has(id))
        yield { path: [...path, 'id'], message: fill(words.sameId, { id: quoted(id) }) };
      if (isName(id)) ids.add(id);
    } else yield { path, message: words.noRule };
  }
}

function* faultsOfRule(rule: Members, path: JSONPath): Generator<Fault> {
  yield* unknownMembers(rule, ['id', 'effect', 'why', 'when'], path);
  const { id, effect, why, when } = rule;
  if (!isName(id)) yield { path: [...path, 'id'], message: words.noId };
  if (effect !== 'allow' && effect !== 'deny')
    yield { path: [...path, 'effect'], message: words.noEffect };
  if (why !== undefined && typeof why !== 'string')
    yield { path: [...path, 'why'], message: words.noText };
  if (isMembers(when)) yield* faultsOfConditions(when, [...path, 'when']);
  else yield { path: [...path, 'when'], message: words.noConditions };
}

function* faultsOfConditions(when: Members, path: JSONPath): Generator<Fault> {
  yield* unknownMembers(when, [...attributeNames, 'hours'], path);
  for (const name of attributeNames) {
    const wanted = when[name];
    if (wanted === undefined) continue;
    if (!Array.isArray(wanted) || wanted.length === 0) {
      yield { path: [...path, name], message: fill(words.emptyList, { name }) };
      continue;
    }
    const known: readonly string[] = attributes[name];
    for (const [index, one] of wanted.entries())
      if (!known.includes(one))
        yield {
          path: [...path, name, index],
          message: fill(words.unknownValue, { value: quoted(one), name, known: oneOf(known) }),
        };
  }
  if (when['hours'] !== undefined) yield* faultsOfHours(when['hours'], [...path, 'hours']);
}

function* faultsOfHours(hours: unknown, path: JSONPath): Generator<Fault> {
  if (!isMembers(hours)) return yield { path, message: words.noHours };
  yield* unknownMembers(hours, ['from', 'to'], path);
  const { from, to } = hours;
  const wrong = (['from', 'to'] as const).filter((end) => !isTime(hours[end]));
  for (const end of wrong) yield { path: [...path, end], message: fill(words.noTime, { end }) };
  if (wrong.length === 0 && from === to) yield { path, message: words.sameTime };
}
