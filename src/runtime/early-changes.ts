import { withData } from '../lib/dom/attributes.ts';

export type Control =
  | HTMLInputElement
  | HTMLTextAreaElement
  | HTMLSelectElement
  | HTMLDetailsElement;

/** An island's own controls, without those in its slots and in islands within it. */
export const controlsOf = (island: HTMLElement) =>
  [...island.querySelectorAll<Control>('input, textarea, select, details')].filter(
    (control) => control.closest(`${withData('island')}, island-slot`) === island,
  );

export const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

export function stateOf(control: Control): string | boolean {
  if (control instanceof HTMLDetailsElement) return control.open;
  return isBox(control) ? control.checked : control.value;
}

export function prerenderedState(control: Control): string | boolean {
  if (control instanceof HTMLDetailsElement) return false;
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Whether the visitor, or the browser after a reload, has changed a control of an island. */
export const hasChanges = (island: HTMLElement): boolean =>
  controlsOf(island).some((control) => stateOf(control) !== prerenderedState(control));
