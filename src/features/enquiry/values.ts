import { percentEncode } from '../../lib/mailto.ts';
import type { FieldErrors, FieldSpec } from '../../ui/form/field-spec.ts';
import type { Values } from './enquiry.ts';

/** What a form holds now, as text by field name. */
export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The control of a field, or null when the form has none. */
export function controlOf(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}

/**
 * Names the field to shorten when a message is too long for any mail link: the one that takes most of
 * the link, where a letter outside ASCII counts six to twelve times.
 */
export function fieldToShorten(fields: readonly FieldSpec[], values: Values): FieldErrors {
  const sizes = fields.map((field) => ({
    field,
    size: percentEncode((values[field.name] ?? '').toWellFormed()).length,
  }));
  const { field } = sizes.reduce((a, b) => (b.size > a.size ? b : a));
  return {
    [field.name]: `${field.label} is too long for an e-mail link. Shorten it, or send the text as an attachment.`,
  };
}
