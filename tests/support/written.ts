import type { ComposeContext } from '../../src/features/request/request-spec.ts';
import { everyForm } from './every-form.ts';

/** Where messages of tests are written. */
export const context: ComposeContext = {
  siteName: 'Sample',
  page: 'https://sample.example/here',
  timeZone: 'America/Chicago',
};

/**
 * The message of a form, filled in with valid values.
 * @param changes other values for some of its fields
 * @throws Error when there is no such form
 */
export function written(id: string, changes: Readonly<Record<string, string>> = {}) {
  const found = everyForm.find(({ request }) => request.id === id);
  if (!found) throw new Error(`There is no form ${id}`);
  return found.request.compose({ ...found.values, ...changes }, context);
}
