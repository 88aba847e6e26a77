import type { Locator } from '@playwright/test';

import { type RequestSpec, fieldsOf } from '../../src/features/request/request-spec.ts';
import type { FieldSpec } from '../../src/ui/form/field-spec.ts';

export const controlFor = (form: Locator, { kind, label }: FieldSpec): Locator =>
  form.getByRole(kind === 'select' ? 'combobox' : 'textbox', { name: new RegExp(`^${label}`) });

export async function fill(
  form: Locator,
  request: RequestSpec,
  values: Readonly<Record<string, string>>,
): Promise<void> {
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
