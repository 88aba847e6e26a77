import type { ComposeContext } from '../../src/features/request/request-spec.ts';
import { everyForm } from './every-form.ts';

export const context: ComposeContext = {
  siteName: 'Sample',
  page: 'https://sample.example/here',
  timeZone: 'America/Chicago',
};

export function validMessage(id: string, changes: Readonly<Record<string, string>> = {}) {
  const found = everyForm.find(({ request }) => request.id === id);
  if (!found) throw new Error(`There is no form ${id}`);
  return found.request.compose({ ...found.values, ...changes }, context);
}
