import { withData } from '../lib/dom/attributes.ts';

/** By island, until it is hydrated: stops recording, and returns what was recorded. */
const recorders = new WeakMap<Element, () => readonly MutationRecord[]>();

/** Whether a change is in the island itself. React does not hydrate slots, and islands within have their own. */
function isIn(island: Element, { target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest(`${withData('island')}, island-slot`) === island;
}

function undo({
  target,
  oldValue,
  addedNodes,
  removedNodes,
  nextSibling,
  previousSibling,
}: MutationRecord): void {
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  const before = nextSibling ?? previousSibling?.nextSibling ?? null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

/**
 * Records what others, such as a browser's translator, change in islands before hydration: React would
 * discard an island whose texts differ from what it renders.
 */
export function recordChanges(page: ParentNode): void {
  for (const island of page.querySelectorAll(withData('island'))) {
    const changes: MutationRecord[] = [];
    const record = (seen: readonly MutationRecord[]) => {
      changes.push(...seen.filter((change) => isIn(island, change)));
    };
    const observer = new MutationObserver(record);
    observer.observe(island, { childList: true, characterDataOldValue: true, subtree: true });
    recorders.set(island, () => {
      record(observer.takeRecords());
      observer.disconnect();
      return changes;
    });
  }
}

/** Restores an island's original nodes, which still hold what was typed into them, and stops recording. */
export function undoChanges(island: Element): void {
  for (const change of recorders.get(island)?.().toReversed() ?? []) undo(change);
}

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
