import * as timing from '../config/timing.ts';
import { dialogId, withData } from '../lib/dom/attributes.ts';
import { fetchNamed } from './fetch-files.ts';
import { wake, wakeSurely } from './wake.ts';

/** Why a dialog was opened: the control that was pressed, or what else asked for it. */
export type Occasion = {
  readonly opener?: HTMLElement | undefined;
  /** Shown in the dialog if the visitor did not ask for it directly. */
  readonly reason?: string | undefined;
  /** Runs when the visitor has done in it what it is for. */
  readonly afterwards?: (() => void) | undefined;
};

const occasions = new WeakMap<HTMLDialogElement, Occasion & { readonly at: number }>();

/** Why a dialog was opened last. */
const occasionOf = (dialog: HTMLDialogElement | null): Occasion =>
  (dialog && occasions.get(dialog)) ?? {};

/** Why the dialog of a name was opened last. The build has no document. */
export const occasionNamed = (name: string): Occasion =>
  'document' in globalThis ? occasionOf(dialogNamed(name)) : {};

/** Whether a press in a dialog is the second of a double click on what opened it: it means nothing there. */
export function isSecond({ target, detail }: MouseEvent): boolean {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  const opened = dialog && occasions.get(dialog);
  return detail > 1 && !!opened && performance.now() - opened.at < timing.doubleClickMs;
}

/** A prerendered dialog. Null on a page that has no control for it. */
export const dialogNamed = (name: string) =>
  document.querySelector<HTMLDialogElement>(`dialog#${dialogId(name)}`);

/** Without those that wait for something else, as a menu for a visitor who is signed in. */
const islandsIn = (dialog: HTMLDialogElement) => [
  ...dialog.querySelectorAll<HTMLElement>(`${withData('island')}:not(${withData('when')})`),
];

/** Focuses the first field, else the heading: the first control may be far below, or wait for what is being loaded. */
export function focusInto(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('input, select, textarea');
  field?.focus();
  if (!field?.matches(':focus')) dialog.querySelector('h2')?.focus();
}

/** Fetches the code of a dialog before it is opened. */
export const fetchDialog = (dialog: HTMLDialogElement): void => {
  for (const island of islandsIn(dialog)) fetchNamed(island, 'island');
};

/** Loads the code of a dialog. */
export const loadDialog = (dialog: HTMLDialogElement) => Promise.all(islandsIn(dialog).map(wake));

/** Opens a dialog at once, also before its code has come, and loads that. */
export function openDialog(dialog: HTMLDialogElement, occasion: Occasion = {}): void {
  occasions.set(dialog, { ...occasion, at: performance.now() });
  // The browser may have opened it before this code came, and the visitor be typing.
  const typing = dialog.querySelector<HTMLElement>(':focus');
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  if (!dialog.open) dialog.showModal();
  if (typing) typing.focus();
  else focusInto(dialog);
  for (const island of islandsIn(dialog)) void wakeSurely(island);
}
