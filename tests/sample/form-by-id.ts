import type { RequestSpec } from '../../src/features/request/request-spec.ts';
import { everyForm } from '../support/every-form.ts';

/** @throws Error if no form has this id */
export function formById(id: string): RequestSpec {
  const found = everyForm.find(({ request }) => request.id === id);
  if (!found) throw new Error(`There is no form ${id}`);
  return found.request;
}
