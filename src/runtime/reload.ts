type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = () =>
  document.querySelectorAll<Field>(
    // A password that is shown is text.
    'input:not([type=password], [autocomplete$=password], [type=file]), select, textarea',
  );

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Reloads the page. Browsers don't restore what was typed then, so it is kept in the page's entry of the history. */
export function reload(): void {
  const typed = [...fields()].map((field) => [
    field.name,
    isBox(field) ? field.checked : field.value,
  ]);
  history.replaceState({ typed }, '');
  location.reload();
}

/**
 * Types and ticks once more what was typed and ticked before `reload`, by the names of the fields. Islands with changed
 * fields wake.
 */
export function typeAgain(): void {
  const typed: [name: string, value: string | boolean][] | undefined = history.state?.typed;
  if (!typed) return;
  history.replaceState(null, '');
  for (const field of fields()) {
    const kind = isBox(field) ? 'boolean' : 'string';
    const at = typed.findIndex(([name, value]) => name === field.name && typeof value === kind);
    const value = at < 0 ? undefined : typed.splice(at, 1)[0]?.[1];
    if (typeof value === 'string') field.value = value;
    else if (isBox(field) && value !== undefined) field.checked = value;
  }
}
