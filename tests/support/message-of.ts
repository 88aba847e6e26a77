import * as v from 'valibot';

import type { FieldSpec } from '../../src/ui/form/field-spec.ts';

/** What a field says of a text that its rule refuses; nothing if it takes the text. */
export function messageOf({ rule }: FieldSpec, text = ''): string {
  const { issues } = rule ? v.safeParse(rule, text) : {};
  return issues?.[0].message ?? '';
}
