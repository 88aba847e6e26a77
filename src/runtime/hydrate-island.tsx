import { dataOf, toggleData, withData } from '../lib/attributes.ts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { AuthProvider } from './auth-provider.tsx';
import { takeChanges } from './early-changes.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { followTranslator } from './translator-patch.ts';
import { undoChanges } from './undo-changes.ts';

/** With `suppressHydrationWarning`, React keeps the prerendered markup instead of this. */
const servedHtml = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/** Renders a slot with its prerendered nodes, which also move along if React mounts the slot again. */
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
  const slots = [...host.querySelectorAll(withData('of', host.id))].map(slot);
  const props = JSON.parse(dataOf(host, 'props') ?? '{}', (_, value) =>
    typeof value?.$slot === 'number' ? slots[value.$slot] : value,
  );
  undoChanges(host);
  const changes = takeChanges(host);
  followTranslator(host);
  // Synchronously, because a translator would change the DOM between slices, and a held press needs the
  // whole island.
  flushSync(() => {
    hydrateRoot(
      host,
      <FaultBoundary>
        <AuthProvider>
          <Component {...props} />
        </AuthProvider>
      </FaultBoundary>,
      {
        identifierPrefix: host.id,
        // Happens if texts changed before the first script ran, for example by a translator.
        onRecoverableError: (error) =>
          console.info('An island did not match its HTML and was rendered again', error),
      },
    );
  });
  // One at a time, because a change may disable the next control.
  for (const repeat of changes) flushSync(repeat);
  toggleData(host, 'live', true);
}
