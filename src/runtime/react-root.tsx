import { Component, type ReactNode } from 'react';

import * as labels from '../config/words.ts';
import { AuthProvider } from './auth-provider.tsx';

type Props = { children: ReactNode };

/** Keeps a fault inside its island or overlay. */
class FaultBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid gap-3 border-s-2 border-attack bg-ground py-2 ps-4">
        <h2 className="text-h4">{labels.unexpectedError}</h2>
        <p>{labels.stoppedByFault}</p>
        <p className="flex flex-wrap gap-x-6">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address reloads this page. */}
          <a className="link" href="">
            {labels.reload}
          </a>
          <a className="link" href="/">
            {labels.home}
          </a>
        </p>
      </div>
    );
  }
}

/** Stands around everything that React renders in the browser. */
export const ReactRoot = ({ children }: Props) => (
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
