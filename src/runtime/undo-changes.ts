const changes = new Map<Element, MutationRecord[]>();
let observer: MutationObserver | undefined;

/** Groups changes by island. React does not hydrate slots, so changes in them do not matter. */
function record(seen: readonly MutationRecord[]): void {
  for (const change of seen) {
    const { target } = change;
    const element = target instanceof Element ? target : target.parentElement;
    const owner = element?.closest('[data-island], island-slot');
    if (!owner?.matches('[data-island]:not([data-live])')) continue;
    changes.set(owner, [...(changes.get(owner) ?? []), change]);
  }
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
export function recordChanges(page: Node): void {
  observer = new MutationObserver(record);
  observer.observe(page, { childList: true, characterDataOldValue: true, subtree: true });
}

/** Restores an island's original nodes, which still hold what was typed into them. */
export function undoChanges(island: Element): void {
  record(observer?.takeRecords() ?? []);
  for (const change of changes.get(island)?.toReversed() ?? []) undo(change);
  changes.delete(island);
}
