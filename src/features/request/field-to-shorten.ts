import { percentEncode } from '../../lib/mailto.ts';
import type { FieldErrors, FieldSpec } from '../../ui/form/field-spec.ts';
import type { FormValues } from '../../ui/form/check-values.ts';

/**
 * Names the field to shorten when a message is too long for any mail link: the one that takes most of
 * the link, where a letter outside ASCII counts six to twelve times.
 */
export function fieldToShorten(fields: readonly FieldSpec[], values: FormValues): FieldErrors {
  const sizes = fields.map((field) => ({
    field,
    size: percentEncode((values[field.name] ?? '').toWellFormed()).length,
  }));
  const { field } = sizes.reduce((a, b) => (b.size > a.size ? b : a));
  return {
    [field.name]: `${field.label} is too long for an e-mail link. Shorten it, or send the text as an attachment.`,
  };
}
