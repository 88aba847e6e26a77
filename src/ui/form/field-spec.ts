import * as v from 'valibot';

import { cleanAddress, isAddress, isFullAddress } from '../../lib/mail/email-address.ts';
import { recordOf } from '../../lib/records.ts';
import type { User } from '../../lib/storage/session.ts';
import { hasVisible, linesOf } from '../../lib/text/one-line.ts';
import { emailInvalid, emailMissing } from '../words.ts';
import type { FormValues } from './form-values.ts';

type Option = { readonly value: string; readonly label: string };

/** Checks a field's text; a missing one counts as empty. The common ones are below. */
type Rule = v.GenericSchema<string | undefined, string>;

/** Facts about a signed-in visitor that fill in fields. */
export type Fact = keyof Omit<User, 'id'> | 'fullName';

type Common = {
  readonly name: string;
  readonly label: string;
  /** What the field accepts, with its messages. If it refuses empty text, the field is required. Any text without it. */
  readonly rule?: Rule | undefined;
  /** Blanks alone are an answer, as in a browser's own check, so they stay as typed. */
  readonly takesBlanks?: boolean;
  /** Shows the asterisk of required fields, although the field may stay empty. */
  readonly marked?: boolean;
  readonly fact?: Fact;
  readonly hint?: string;
  /** HTML autofill token, such as `given-name` (WCAG 2.2, 1.3.5). */
  readonly autoComplete?: string;
  /** Half a row on wide screens. */
  readonly half?: boolean;
};

export type FieldSpec =
  | (Common & {
      readonly kind: 'text' | 'email' | 'tel' | 'url' | 'password';
      readonly inputMode?: 'text' | 'email' | 'tel' | 'url';
      readonly placeholder?: string;
    })
  | (Common & { readonly kind: 'textarea'; readonly rows: number; readonly placeholder?: string })
  | (Common & { readonly kind: 'select'; readonly options: readonly Option[] });

/** A choice in half a row. @param labels of its values, in their order */
export const choice = <const Name extends string>(
  name: Name,
  label: string,
  labels: Readonly<Record<string, string>>,
) => {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return { name, label, kind: 'select', half: true, options } as const;
};

/** Room for some sentences. */
export const longText = <const Name extends string>(name: Name, label: string, rule?: Rule) =>
  ({ name, label, kind: 'textarea', rows: 3, rule }) as const;

export type FieldGroup = { readonly legend?: string; readonly fields: readonly FieldSpec[] };

/**
 * What was typed, without blanks around it and with plain line breaks. Blanks within it stay, because some belong
 * there. A password is taken as it is.
 */
const tidied = ({ kind, takesBlanks }: FieldSpec, text: string): string =>
  kind === 'password' || (takesBlanks && !hasVisible(text))
    ? text
    : linesOf(text).join('\n').trim();

/** What was typed into each field, as it is checked, sent and stored. */
export const tidiedValues = (fields: readonly FieldSpec[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = values[field.name];
      return text === undefined ? [] : [[field.name, tidied(field, text)]];
    }),
  );

/** Any text, also none. */
export const anyText = v.optional(v.string(), '');

/** Text with at least one visible character. */
export const required = (message: string) => v.pipe(anyText, v.check(hasVisible, message));

/** An e-mail address, cleaned first. */
export const emailRule = (isValid: (text: string) => boolean, missing: string, invalid: string) =>
  v.pipe(anyText, v.transform(cleanAddress), v.nonEmpty(missing), v.check(isValid, invalid));

const email = (isValid: (text: string) => boolean) =>
  emailRule(isValid, emailMissing, emailInvalid);

/** An e-mail address by a browser's rule. */
export const plainEmail = email(isAddress);

/** An e-mail address with a top-level domain of two letters or more. */
export const fullEmail = email(isFullAddress);

/** For signing in: enough to find an account that an earlier version made. */
export const loginEmail = email((text) => /^\S+@\S+$/.test(text));

/** Whether the field may not stay empty. */
export const isRequired = ({ rule }: FieldSpec): boolean => rule !== undefined && !v.is(rule, '');

/** The schema of a form: the rule of each field, in field order, which is the order of the messages. */
export function schemaOf<Name extends string>(
  fields: readonly (FieldSpec & { readonly name: Name })[],
) {
  const names = fields.map(({ name }) => name);
  const ruleOf = (wanted: Name): Rule => {
    const field = fields.find(({ name }) => name === wanted);
    if (!field) return anyText;
    const text = v.pipe(
      anyText,
      v.transform((typed) => tidied(field, typed)),
    );
    // Every rule takes a text; the type of a pipe's part forbids that it takes none, too.
    return field.rule ? v.pipe(text, field.rule as v.GenericSchema<string, string>) : text;
  };
  return v.object(recordOf(names, ruleOf));
}
