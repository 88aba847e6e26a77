import * as v from 'valibot';

import type { CheckResult, Values } from './enquiry.ts';

/** A schema over what a form holds: every field is text. */
export type FormSchema = v.GenericSchema<Values, Values>;

/**
 * Checks typed values against a schema.
 * @returns the values as the schema returns them, or the first message of each refused field
 */
export function checkWithSchema(schema: FormSchema, values: Values): CheckResult {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, values: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue);
    if (name && !errors[name]) errors[name] = issue.message;
  }
  return { ok: false, errors };
}

/** A field that must hold more than white space. */
export const required = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

/** A field that may stay empty. */
export const optional = v.optional(v.string(), '');
