import * as v from 'valibot';

import { cleanAddress, isAddress, isFullAddress } from '../../lib/mail/email-address.ts';
import { recordOf } from '../../lib/records.ts';
import { hasVisible } from '../../lib/text/visible.ts';
import type { FieldSpec, Rule } from './field-spec.ts';

/** Any text, also none. */
export const anyText = v.optional(v.string(), '');

/** Text with at least one visible character. */
export const required = (message: string) => v.pipe(anyText, v.check(hasVisible, message));

/** An e-mail address, cleaned first. */
export const emailRule = (isValid: (text: string) => boolean, missing: string, invalid: string) =>
  v.pipe(anyText, v.transform(cleanAddress), v.nonEmpty(missing), v.check(isValid, invalid));

const email = (isValid: (text: string) => boolean) =>
  emailRule(isValid, 'Email is required', 'Invalid email address');

/** An e-mail address by a browser's rule. */
export const plainEmail = email(isAddress);

/** An e-mail address with a top-level domain of two letters or more. */
export const fullEmail = email(isFullAddress);

/** The specification's rule for signing in: enough to find an account that an earlier version made. */
export const loginEmail = email((text) => /^\S+@\S+$/.test(text));

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
