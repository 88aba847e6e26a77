import type { Locator } from '@playwright/test';

import { addDetails, next } from '../../src/features/request/words.ts';
import { type RequestSpec, fieldsOf, partsOf } from '../../src/features/request/request-spec.ts';
import type { FieldSpec } from '../../src/ui/form/field-spec.ts';

export const controlFor = (form: Locator, { kind, label }: FieldSpec): Locator =>
  form.getByRole(kind === 'select' ? 'combobox' : 'textbox', { name: new RegExp(`^${label}`) });

/**
 * A field by its name in the code.
 * @throws Error if there is none of the name
 */
export function fieldNamed(fields: readonly FieldSpec[], name: string): FieldSpec {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no field ${name}`);
  return field;
}

/** The control of a field by its name in the code. */
export const fieldIn = (form: Locator, fields: readonly FieldSpec[], name: string): Locator =>
  controlFor(form, fieldNamed(fields, name));

/** The button that a form in steps has on a phone, until its last step. */
export const nextIn = (form: Locator): Locator =>
  form.getByRole('button', { name: next, exact: true });

/**
 * Fills a form by the names of its fields in the code.
 * @throws Error if it has no field of one of the names
 */
export async function fill(
  form: Locator,
  request: RequestSpec,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const names = new Set(fieldsOf(request).map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`${request.id} has no field ${unknown.join()}`);
  const parts = partsOf(request);
  const last = parts.findLastIndex(({ fields }) => fields.some(({ name }) => name in values));
  for (const [at, { fields, folded }] of parts.slice(0, last + 1).entries()) {
    if (at > 0 && (await nextIn(form).isVisible())) await nextIn(form).click();
    if (folded && fields.some(({ name }) => values[name])) {
      const summary = form.locator('details > summary', { hasText: addDetails });
      // A prerendered dialog lacks it until its code has come.
      await summary.waitFor({ state: 'attached' });
      const closed = form.locator('details:not([open]) > summary', { hasText: addDetails });
      if (await closed.isVisible()) await closed.click();
    }
    for (const field of fields) {
      const value = values[field.name];
      if (value === undefined) continue;
      const control = controlFor(form, field);
      if (field.kind === 'select') await control.selectOption(value);
      else await control.fill(value);
    }
  }
}
