import type { ReactNode } from 'react';

import { AuthProvider } from './auth-provider.tsx';
import { FaultBoundary } from './fault-boundary.tsx';

/** Stands around everything that React renders in the browser. */
export const ReactRoot = ({ children }: { children: ReactNode }) => (
  <FaultBoundary>
    <AuthProvider>{children}</AuthProvider>
  </FaultBoundary>
);

const replacements = new WeakMap<Node, ChildNode>();
let isPatched = false;

const observer = new MutationObserver(follow);

/**
 * Keeps a React root working while a browser translates the page. Translators replace text nodes with `<font>`
 * elements, and React fails when it removes a replaced text node or inserts before one
 * (facebook/react#11538). After the first replacement, these calls use the `<font>` element instead.
 */
export function followTranslator(root: Element): void {
  observer.observe(root, { childList: true, subtree: true });
}

function follow(changes: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const [text] = removedNodes;
    const font = [...addedNodes, nextSibling, previousSibling].find(
      (node) => node instanceof HTMLElement && node.localName === 'font',
    );
    if (text instanceof Text && font instanceof HTMLElement) {
      replacements.set(text, font);
      if (!isPatched) patch();
      isPatched = true;
      observer.observe(text, { characterData: true });
    }
    // React wrote to a replaced text node: show it again, and the translator will translate it again.
    if (!target.isConnected && target instanceof Text)
      replacements.get(target)?.replaceWith(target);
  }
}

function inPage<Child extends Node | null>(child: Child, parent: Node): Child | ChildNode | null {
  if (!child || child.parentNode === parent) return child;
  follow(observer.takeRecords());
  const replacement = replacements.get(child);
  if (!replacement) return child;
  return replacement.parentNode === parent ? replacement : null;
}

function patch(): void {
  // oxlint-disable-next-line typescript/unbound-method -- Both are called with an explicit `this`.
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
