import type { User } from '../../lib/storage/session.ts';
import type { Fact, FieldSpec } from '../../ui/form/field-spec.ts';
import type { FieldErrors, FormValues } from '../../ui/form/form-values.ts';
import { percentEncode } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import { fieldTooLong } from './words.ts';

const factsOf = (user: User): Readonly<Record<Fact, string>> => ({
  ...user,
  fullName: `${user.firstName} ${user.lastName}`.trim(),
});

/**
 * Values by field name for prefilling a form with what the visitor's profile states.
 * @param user null when signed out
 */
export function profileFacts(fields: readonly FieldSpec[], user: User | null): FormValues {
  const facts = user && factsOf(user);
  return Object.fromEntries(
    fields.flatMap(({ name, fact }) => (facts && fact ? [[name, facts[fact]]] : [])),
  );
}

/**
 * An error on the field to shorten if a message is too long for a mail link: the longest one, percent-encoded
 * (a character outside ASCII takes 6 to 12).
 */
export function fieldToShorten(fields: readonly FieldSpec[], values: FormValues): FieldErrors {
  const sizes = fields.map((field) => ({
    field,
    size: percentEncode((values[field.name] ?? '').toWellFormed()).length,
  }));
  const { field } = sizes.reduce((a, b) => (b.size > a.size ? b : a));
  return { [field.name]: fill(fieldTooLong, { field: field.label }) };
}
