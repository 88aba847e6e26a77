import * as v from 'valibot';

/** Opens every `<details>` around a control, so that it can be focused. */
export function reveal(control: Element): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
}

/** Brings a control into sight wherever it is: in closed details, or in another step of its form. */
export function bringUp(control: Element): void {
  reveal(control);
  // What browsers send where their search finds something hidden.
  control.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** By field name. */
export type FormValues = Readonly<Record<string, string>>;

export function formValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Finds the control of a field by its name. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name);
  return isControl(control) ? control : null;
}

/** Messages by field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The schema's output, or a message for each invalid field. */
type Checked<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks values against a schema. Each field gets its first message only. */
export function checkValues<T>(
  schema: v.GenericSchema<unknown, T>,
  values: FormValues,
): Checked<T> {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, values: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue);
    if (name && !errors[name]) errors[name] = issue.message;
  }
  return { ok: false, errors };
}
