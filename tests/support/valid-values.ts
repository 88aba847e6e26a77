import * as v from 'valibot';

import { fieldsOf, type RequestSpec } from '../../src/features/request/request-spec.ts';
import { anyText, type FieldSpec } from '../../src/ui/form/field-spec.ts';
import type { FormValues } from '../../src/ui/form/form-values.ts';

/** For fields whose rule refuses the text that all others get, by field name. */
const special: Readonly<Record<string, string>> = {};

function valueFor(field: FieldSpec): string {
  const { name, label } = field;
  if (special[name] !== undefined) return special[name];
  switch (field.kind) {
    case 'select':
      return field.options.at(-1)?.value ?? '';
    case 'email':
      return 'ada@example.com';
    case 'textarea':
      return `${label}: 100% + &\n👩‍🔬 שלום\n%0d%0aBcc: all@example.com`;
    default:
      return `${label} Ø +1`;
  }
}

/**
 * Values for every field of a form, made from its fields, so that a new form or field needs none here.
 * @throws Error if a field's rule refuses its value
 */
export function validValues(request: Pick<RequestSpec, 'groups'>): FormValues {
  return Object.fromEntries(
    fieldsOf(request).map((field) => {
      const value = valueFor(field);
      if (!v.is(field.rule ?? anyText, value))
        throw new Error(`Add a value for ${field.name} to tests/support/valid-values.ts`);
      return [field.name, value];
    }),
  );
}
