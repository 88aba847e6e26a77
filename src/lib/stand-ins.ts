/**
 * Lets React go on in a page that a translator works on. Translators put elements of their own, `<font>`,
 * in the place of texts; React holds on to the texts, and fails where it removes one or writes beside it
 * (react issue 11538). From the first such element on, what happens to a text happens to what stands in its
 * place; a page that nobody translates keeps the DOM's own methods.
 * @param page what React renders into
 */
export function followTranslator(page: Node): void {
  const standIns = new WeakMap<Node, ChildNode>();
  let redirects = false;
  const follow = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      const standIn = [...addedNodes, nextSibling, previousSibling].find(
        (node) => node instanceof HTMLElement && node.localName === 'font',
      ) as HTMLElement | undefined;
      if (text instanceof Text && standIn) {
        standIns.set(text, standIn);
        if (!redirects) redirect();
        redirects = true;
        observer.observe(text, { characterData: true });
      }
      // React wrote a text that is not shown: it is shown from now on, and translated anew.
      if (!target.isConnected && target instanceof Text) standIns.get(target)?.replaceWith(target);
    }
  };
  const observer = new MutationObserver(follow);
  const shown = <Child extends Node | null>(
    child: Child,
    parent: Node,
  ): Child | ChildNode | null => {
    if (!child || child.parentNode === parent) return child;
    follow(observer.takeRecords());
    const standIn = standIns.get(child);
    if (!standIn) return child;
    return standIn.parentNode === parent ? standIn : null;
  };
  function redirect(): void {
    // Called below with the `this` they are given.
    // oxlint-disable-next-line typescript/unbound-method
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
      const there = shown(child, this);
      if (there) removeChild.call(this, there);
      return child;
    };
    Node.prototype.insertBefore = function insert<Child extends Node>(
      node: Child,
      next: Node | null,
    ) {
      insertBefore.call(this, node, shown(next, this));
      return node;
    };
  }

  observer.observe(page, { childList: true, subtree: true });
}
