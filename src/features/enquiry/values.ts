import type { FieldErrors, FieldSpec } from '../../ui/form/field-spec.ts';
import type { Values } from './enquiry.ts';

/** What a form holds now, as text by field name. */
export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Names the field to shorten when a message is too long for any mail link. */
export function longestField(fields: readonly FieldSpec[], values: Values): FieldErrors {
  const length = ({ name }: FieldSpec) => values[name]?.length ?? 0;
  const longest = fields.reduce((a, b) => (length(b) > length(a) ? b : a));
  const text = `${longest.label} is too long for an e-mail link. Shorten it, or send the text as a file.`;
  return { [longest.name]: text };
}
