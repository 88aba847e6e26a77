import * as v from 'valibot';

import { recordOf } from '../../lib/records.ts';
import type { FieldSpec, Rule } from './field-spec.ts';

/** Any text, also none. */
export const anyText = v.optional(v.string(), '');

/** More than white space. */
export const required = (message: string) =>
  v.pipe(
    anyText,
    v.check((text) => text.trim() !== '', message),
  );

// Browsers require little more than an @ between two texts.
const plainAddress = /^[^\s@]+@[^\s@]+$/;
const fullAddress = /^[^\s@]+@[^\s@]+\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

const email = (pattern: RegExp) =>
  v.pipe(
    required('Email is required'),
    v.check((text) => pattern.test(text.trim()), 'Invalid email address'),
  );

/** An e-mail address by a browser's rule. */
export const plainEmail = email(plainAddress);

/** An e-mail address with a top-level domain of two letters or more. */
export const fullEmail = email(fullAddress);

/** Whether the field may not stay empty. */
export const isRequired = ({ rule }: FieldSpec): boolean => rule !== undefined && !v.is(rule, '');

/** The schema of a form: the rule of each field, in field order, which is the order of the messages. */
export function schemaOf<Name extends string>(
  fields: readonly (FieldSpec & { readonly name: Name })[],
) {
  const names = fields.map(({ name }) => name);
  const ruleOf = (wanted: Name): Rule =>
    fields.find(({ name }) => name === wanted)?.rule ?? anyText;
  return v.object(recordOf(names, ruleOf));
}
