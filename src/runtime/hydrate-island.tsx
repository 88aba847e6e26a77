import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { FaultBoundary } from './fault-boundary.tsx';
import { undoChanges } from './undo-changes.ts';

declare const trustedTypes: { emptyHTML: string } | undefined;

/** Markup that React must accept unread: with `suppressHydrationWarning` it keeps what is there. */
const servedHtml = {
  __html: typeof trustedTypes === 'undefined' ? '' : (trustedTypes?.emptyHTML ?? ''),
};

/** A slot's prerendered nodes. If React mounts the slot anew, the same nodes move into the new one. */
function slot(element: Element, key: number): ReactNode {
  const nodes = [...element.childNodes];
  return createElement('island-slot', {
    key,
    className: 'contents',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: servedHtml,
    ref: (mounted: Element | null) => {
      if (mounted && !mounted.firstChild) mounted.append(...nodes);
    },
  });
}

/**
 * Makes one prerendered island live.
 * @public
 */
export function hydrateIsland(host: HTMLElement, Component: ComponentType): void {
  const slots = [...host.querySelectorAll(`[data-of="${host.id}"]`)].map(slot);
  const props = JSON.parse(host.dataset['props'] ?? '{}', (_, value) =>
    typeof value?.$slot === 'number' ? slots[value.$slot] : value,
  );
  undoChanges(host);
  // Hydrate synchronously: a translator would change the DOM between slices, and a held press needs all of it.
  flushSync(() => {
    hydrateRoot(
      host,
      <FaultBoundary>
        <Component {...props} />
      </FaultBoundary>,
      {
        identifierPrefix: host.id,
        // Texts were changed before the first script ran, so React rendered the island anew.
        onRecoverableError: (error) => console.info('An island was rendered anew', error),
      },
    );
  });
  host.dataset['live'] = '';
}
