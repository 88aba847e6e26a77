import { isBox, stateOf } from './early-changes.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = () =>
  document.querySelectorAll<Field>(
    // A password that is shown is text.
    'input:not([type=password], [autocomplete$=password], [type=file]), select, textarea',
  );

/** What tells a field from those of other dialogs and kinds, also if it has no name. */
const placeOf = (field: Field) => [field.closest('dialog')?.id, field.name, field.type].join(' ');

/** Reloads the page. Browsers don't restore what was typed then, so it is kept in the page's entry of the history. */
export function reload(): void {
  history.replaceState(
    { typed: [...fields()].map((field) => [placeOf(field), stateOf(field)]) },
    '',
  );
  location.reload();
}

/**
 * Types and ticks once more what was typed and ticked before `reload`, by the places of the fields. Islands with changed
 * fields wake.
 */
export function typeAgain(): void {
  const typed: [place: string, value: string | boolean][] | undefined = history.state?.typed;
  if (!typed) return;
  history.replaceState(null, '');
  for (const field of fields()) {
    const at = typed.findIndex(([place]) => place === placeOf(field));
    if (at < 0) continue;
    const [[, value] = []] = typed.splice(at, 1);
    if (isBox(field)) field.checked = value === true;
    else field.value = String(value);
  }
}
