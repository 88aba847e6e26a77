/** Takes one recorded change of a page back. */
function undo(change: MutationRecord): void {
  const { target, oldValue, addedNodes, removedNodes, nextSibling, previousSibling } = change;
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  const before = nextSibling ?? previousSibling?.nextSibling ?? null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

/**
 * Remembers what others change in prerendered markup until its code takes over: React gives a page up whose
 * texts are not those that were served, and a translator in the browser changes them all. The very nodes
 * come back, with what was typed into them; a translator sees that and translates them again.
 * @param part the part of the page whose code is not there yet
 * @param but elements whose contents are written by code of the page's own, which no other code takes over
 * @returns a function that puts everything back and stops, and says whether there was anything
 */
export function keepServed(part: Node, { but }: { but?: string } = {}): () => boolean {
  const changes: MutationRecord[] = [];
  const note = (seen: readonly MutationRecord[]) => {
    const isOthers = ({ target }: MutationRecord) =>
      !but || !(target instanceof Element ? target : target.parentElement)?.closest(but);
    changes.push(...seen.filter(isOthers));
  };
  const observer = new MutationObserver(note);
  observer.observe(part, { childList: true, characterDataOldValue: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    for (const change of changes.toReversed()) undo(change);
    return changes.length > 0;
  };
}
