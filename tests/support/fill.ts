import type { Locator } from '@playwright/test';

import { type RequestSpec, fieldsOf } from '../../src/features/request/request-spec.ts';
import type { FieldSpec } from '../../src/ui/form/field-spec.ts';

export const controlFor = (form: Locator, { kind, label }: FieldSpec): Locator =>
  form.getByRole(kind === 'select' ? 'combobox' : 'textbox', { name: new RegExp(`^${label}`) });

/**
 * Fills fields of a form, by their names in the code.
 * @throws Error if the form has no field of a name
 */
export async function fill(
  form: Locator,
  request: RequestSpec,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const names = new Set(fieldsOf(request).map(({ name }) => name));
  const strange = Object.keys(values).filter((name) => !names.has(name));
  if (strange.length > 0) throw new Error(`${request.id} has no field ${strange.join(', ')}`);
  for (const { legend, fields, collapsed } of request.groups) {
    if (collapsed && legend && fields.some(({ name }) => values[name])) {
      const closed = form.locator('details:not([open]) > summary', { hasText: legend });
      if (await closed.isVisible()) await closed.click();
    }
  }
  for (const field of fieldsOf(request)) {
    const value = values[field.name];
    if (value === undefined) continue;
    const control = controlFor(form, field);
    if (field.kind === 'select') await control.selectOption(value);
    else await control.fill(value);
  }
}
