import type { FormValues } from './form-values.ts';
import type { FieldSpec } from './field-spec.ts';

type Form = {
  fields: readonly FieldSpec[];
  /** The current values. */
  now: FormValues;
  /** Values that were prefilled earlier. */
  filled: FormValues;
  /** Fields that the visitor has typed in or emptied. */
  touched: ReadonlySet<string>;
};

/**
 * Finds new values for untouched fields. It never changes a field that the browser has filled. Earlier prefilled
 * values are replaced, or emptied if the fact is no longer known.
 */
export function prefill({ fields, now, filled, touched }: Form, known: FormValues): FormValues {
  const changes: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    const current = now[name] ?? '';
    if (touched.has(name) || (current !== '' && current !== filled[name])) continue;
    const next = acceptedValue(field, known[name] ?? '');
    if (next !== current) changes[name] = next;
  }
  return changes;
}

/** Converts a value to one that a field accepts: for a select, the option with this value or label, or ''. */
export function acceptedValue(field: FieldSpec, value: string): string {
  if (field.kind !== 'select') return value;
  const wanted = value.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase() === wanted;
  const option = field.options.find(({ value: key, label }) => matches(key) || matches(label));
  return option?.value ?? '';
}
