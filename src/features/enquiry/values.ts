import type { Values } from './enquiry.ts';

/** What a form holds now, as text by field name. */
export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The control of a field, or null when the form has none. */
export function controlOf(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}
