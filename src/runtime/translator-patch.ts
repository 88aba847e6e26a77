/**
 * Keeps React working in a page that a browser translates. Translators replace text nodes by `<font>`
 * elements; React still holds the text nodes and fails when it removes one or inserts before one
 * (facebook/react#11538). From the first replacement on, what React does to a text node happens to the
 * element that replaced it. A page that is not translated keeps the DOM's own methods.
 * @param page what React renders into
 */
export function patchForTranslators(page: Node): void {
  const replacements = new WeakMap<Node, ChildNode>();
  let isPatched = false;
  const follow = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      const font = [...addedNodes, nextSibling, previousSibling].find(
        (node) => node instanceof HTMLElement && node.localName === 'font',
      ) as HTMLElement | undefined;
      if (text instanceof Text && font) {
        replacements.set(text, font);
        if (!isPatched) patch();
        isPatched = true;
        observer.observe(text, { characterData: true });
      }
      // React wrote to a replaced text: show that text again, and the translator translates it anew.
      if (!target.isConnected && target instanceof Text)
        replacements.get(target)?.replaceWith(target);
    }
  };
  const observer = new MutationObserver(follow);
  const inPage = <Child extends Node | null>(
    child: Child,
    parent: Node,
  ): Child | ChildNode | null => {
    if (!child || child.parentNode === parent) return child;
    follow(observer.takeRecords());
    const replacement = replacements.get(child);
    if (!replacement) return child;
    return replacement.parentNode === parent ? replacement : null;
  };
  function patch(): void {
    // Called below with the `this` they are given.
    // oxlint-disable-next-line typescript/unbound-method
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
      const present = inPage(child, this);
      if (present) removeChild.call(this, present);
      return child;
    };
    Node.prototype.insertBefore = function insert<Child extends Node>(
      node: Child,
      next: Node | null,
    ) {
      insertBefore.call(this, node, inPage(next, this));
      return node;
    };
  }

  observer.observe(page, { childList: true, subtree: true });
}
