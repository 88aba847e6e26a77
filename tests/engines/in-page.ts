import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';

import type { Place, Seen, Target } from './targets.ts';

// Runs in the page of every engine: `visitor.ts` bundles it.

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a visitor can reach an element: seen, not hidden from assistive technology, not under a dialog. */
function isReachable(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.closest('[aria-hidden=true], [inert]')) return false;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  // Notices are in the top layer, above a dialog.
  return !modal || modal.contains(element) || element.closest('[popover]') !== null;
}

function nameOf(element: Element): string {
  return squeeze(computeAccessibleName(element));
}

/** The library takes every `th` for the header of a column, and gives no role to a field for passwords or times. */
function roleOf(element: Element): string | null {
  if (element.matches('th[scope=row]')) return 'rowheader';
  return element.matches('input:is([type=password], [type=time])') ? 'textbox' : getRole(element);
}

function matches(element: Element, { role, name }: Target): boolean {
  if (roleOf(element) !== role || !isReachable(element)) return false;
  if (name === undefined) return true;
  const own = nameOf(element);
  return typeof name === 'string' ? own === name : new RegExp(name.pattern).test(own);
}

function find(target: Target): HTMLElement[] {
  const roots = target.within ? find(target.within) : [document.documentElement];
  const all = new Set(roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]));
  return [...all].filter((element) => matches(element, target));
}

const firstOf = (target: Target) => find(target)[0];

/** Whether the last press that was prepared for met its element; null until there is a press. */
let hit: boolean | null = null;

/** What the press after `placeOf` met: null if it has not come. */
export const pressed = (): boolean | null => hit;

/** Notes whether the next press meets an element. */
function awaitPress(element: Element): void {
  hit = null;
  const note = ({ target }: Event) => {
    const label = target instanceof Element ? target.closest('label') : null;
    hit = (target instanceof Node && element.contains(target)) || label?.control === element;
  };
  addEventListener('pointerdown', note, { capture: true, once: true });
}

/** Scrolls an element into view; its middle is where a visitor presses it. */
export function placeOf(target: Target): Place {
  const element = firstOf(target);
  if (!element) return { wait: 'there is none' };
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [box] = element.getClientRects();
  if (!box) return { wait: 'it has no box' };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  const isLabel = there?.closest('label')?.control === element;
  if (!there || !(element.contains(there) || isLabel))
    return { wait: `it is covered by ${there?.outerHTML.slice(0, 120) ?? 'the edge'}` };
  awaitPress(element);
  return { x, y };
}

const isField = (
  element: Element | undefined,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Gives a field a value in one step, as pasting or choosing does. */
export function paste(target: Target, value: string): string {
  const element = firstOf(target);
  if (!isField(element)) return `There is no field ${JSON.stringify(target)}`;
  element.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
    element,
    value,
  );
  for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }));
  return '';
}

export function focus(target: Target): void {
  firstOf(target)?.focus();
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export function look(target: Target): Seen {
  const found = find(target);
  const [element] = found;
  const aria = [...(element?.attributes ?? [])]
    .filter(({ name }) => name.startsWith('aria-'))
    .map(({ name, value }) => [name.slice('aria-'.length), value] as const);
  return {
    count: found.length,
    name: element ? nameOf(element) : '',
    description: element ? squeeze(computeAccessibleDescription(element)) : '',
    text: squeeze(element?.innerText ?? ''),
    value: isField(element) ? element.value : '',
    focused: element !== undefined && element === document.activeElement,
    checked: element instanceof HTMLInputElement && element.checked,
    disabled: element?.matches(':disabled, [aria-disabled=true]') ?? false,
    inViewport: element !== undefined && isInViewport(element),
    aria: Object.fromEntries(aria),
  };
}

/** The names of all elements a target matches, in order. */
export const namesOf = (target: Target): string[] => find(target).map(nameOf);

/** The role and name of the element that has the focus. */
export function focused(): { role: string; name: string } {
  const element = document.activeElement ?? document.body;
  return { role: roleOf(element) ?? '', name: nameOf(element) };
}
