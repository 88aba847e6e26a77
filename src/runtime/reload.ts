type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = () =>
  document.querySelectorAll<Field>(
    'input:not([type=password], [type=file], [type=checkbox], [type=radio]), select, textarea',
  );

/** Reloads the page. Browsers don't restore what was typed then, so it is kept in the page's entry of the history. */
export function reload(): void {
  history.replaceState({ typed: [...fields()].map(({ name, value }) => [name, value]) }, '');
  location.reload();
}

/** Types once more what was typed before `reload`, by the names of the fields. Islands with changed fields wake. */
export function typeAgain(): void {
  const typed: [name: string, value: string][] | undefined = history.state?.typed;
  if (!typed) return;
  history.replaceState(null, '');
  for (const field of fields()) {
    const at = typed.findIndex(([name]) => name === field.name);
    if (at >= 0) field.value = typed.splice(at, 1)[0]?.[1] ?? '';
  }
}
