import type { Locator } from '@playwright/test';

import { type RequestSpec, fieldsOf } from '../../src/features/request/request-spec.ts';

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
    const control = form.getByRole(field.kind === 'select' ? 'combobox' : 'textbox', {
      name: new RegExp(`^${field.label}`),
    });
    if (field.kind === 'select') await control.selectOption(value);
    else await control.fill(value);
  }
}
