import { dataOf, toggleData } from '../lib/dom/attributes.ts';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { AuthProvider } from './auth-provider.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import { slotsOf } from './slots.ts';
import { takeChanges } from './take-changes.ts';
import { followTranslator } from './translator-patch.ts';
import { undoChanges } from './undo-changes.ts';

/**
 * Makes one prerendered island live.
 * @public
 */
export function hydrateIsland(host: HTMLElement, Component: ComponentType): void {
  const slots = slotsOf(host);
  const props = JSON.parse(dataOf(host, 'props') ?? '{}', (_, value) =>
    typeof value?.$slot === 'number' ? slots.get(value.$slot) : value,
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
