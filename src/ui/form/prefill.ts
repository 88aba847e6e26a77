import type { FormValues } from './check-values.ts';
import type { FieldSpec } from './field-spec.ts';

type Form = {
  fields: readonly FieldSpec[];
  /** What the fields hold now. */
  now: FormValues;
  /** What was put in without the visitor, by field. */
  filled: FormValues;
  /** Fields the visitor has typed in, emptied ones included. */
  touched: ReadonlySet<string>;
};

/**
 * Which fields to set when something is known about the visitor: never one they touched, and never one
 * that holds text from elsewhere, such as the browser's own memory. A value put in earlier follows what
 * is known: it is replaced, and taken out when it is known no more.
 * @param known values by field name; an unknown choice of a list fills nothing
 * @returns new values of the fields to set
 */
export function prefill({ fields, now, filled, touched }: Form, known: FormValues): FormValues {
  const changes: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    const current = now[name] ?? '';
    if (touched.has(name) || (current !== '' && current !== filled[name])) continue;
    const next = acceptable(field, known[name] ?? '');
    if (next !== current) changes[name] = next;
  }
  return changes;
}

/** A value that a field can hold: for a list, the choice it names by value or by label, else nothing. */
export function acceptable(field: FieldSpec, value: string): string {
  if (field.kind !== 'select') return value;
  const wanted = value.trim().toLowerCase();
  const isMeant = (text: string) => text.toLowerCase() === wanted;
  return (
    field.options.find((option) => isMeant(option.value) || isMeant(option.label))?.value ?? ''
  );
}
