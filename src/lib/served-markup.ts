/** Takes one recorded change of a page back. */
function undo(change: MutationRecord): void {
  const { target, oldValue, addedNodes, removedNodes, nextSibling, previousSibling } = change;
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  const before = nextSibling ?? previousSibling?.nextSibling ?? null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

const changes = new Map<Element, MutationRecord[]>();

/** The island that a change was made in, not in what it only holds. */
function note(seen: readonly MutationRecord[]): void {
  for (const change of seen) {
    const { target } = change;
    const owner = (target instanceof Element ? target : target.parentElement)?.closest(
      '[data-island], island-slot',
    );
    if (!owner?.matches('[data-island]:not([data-live])')) continue;
    changes.set(owner, [...(changes.get(owner) ?? []), change]);
  }
}

let observer: MutationObserver | undefined;

/**
 * Remembers what others change in islands until their code takes over: React renders anew an island whose
 * texts are not those that were served, and a translator in the browser changes them all.
 */
export function keepServed(page: Node): void {
  observer = new MutationObserver(note);
  observer.observe(page, { childList: true, characterDataOldValue: true, subtree: true });
}

/** Puts an island back as it was served: the very nodes, with what was typed into them. */
export function restoreServed(island: Element): void {
  note(observer?.takeRecords() ?? []);
  for (const change of changes.get(island)?.toReversed() ?? []) undo(change);
  changes.delete(island);
}
