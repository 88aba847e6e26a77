import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { followTranslator } from '../lib/stand-ins.ts';
import { restoreServed } from '../lib/served-markup.ts';
import { IslandBoundary } from './island-boundary.tsx';

followTranslator(document.body);

declare const trustedTypes: { emptyHTML: string } | undefined;
const untouched = {
  __html: typeof trustedTypes === 'undefined' ? '' : (trustedTypes?.emptyHTML ?? ''),
};

/** Markup that the page came with, held in its place. Mounted afresh, it takes the very nodes along. */
const slotOf = (element: Element, key: number) => {
  const nodes = [...element.childNodes];
  return createElement('island-slot', {
    key,
    className: 'contents',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: untouched,
    ref: (slot: Element | null) => {
      if (slot && !slot.firstChild) slot.append(...nodes);
    },
  });
};

/** Makes one prerendered island live, in one go: keys and presses meet all of it or nothing. */
export function hydrateIsland(host: HTMLElement, Component: ComponentType): void {
  const slots = [...host.querySelectorAll(`[data-of="${host.id}"]`)].map(slotOf);
  const props = JSON.parse(host.dataset['props'] ?? '{}', (_, value) =>
    typeof value?.$slot === 'number' ? slots[value.$slot] : value,
  );
  restoreServed(host);
  flushSync(() => {
    hydrateRoot(
      host,
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>,
      {
        identifierPrefix: host.id,
        // Something changed the texts before the first script ran: React has rendered them anew.
        onRecoverableError: (error) => console.info('An island was rendered anew', error),
      },
    );
  });
  host.dataset['live'] = '';
}
