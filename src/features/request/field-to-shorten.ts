import { percentEncode } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import type { FieldErrors, FieldSpec } from '../../ui/form/field-spec.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { fieldTooLong } from './words.ts';

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
