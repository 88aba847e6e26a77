import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { hideEarlyTyping } from './lib/early-typing.ts';
import { followTranslator } from './lib/stand-ins.ts';
import { unpressed } from './lib/unpressed.ts';
import type { PageProps } from './page-props.ts';

/**
 * Takes over a prerendered page.
 * @param root the element that holds the page; its `data-path` is the page's own address
 * @param Page the page's component
 * @param restore puts back what others changed in the page since it was served, and says whether there was anything
 * @returns when React has attached its handlers
 */
export async function hydrate(
  root: HTMLElement,
  Page: ComponentType<PageProps>,
  restore: () => boolean,
): Promise<void> {
  const path = root.dataset['path'] ?? '/';
  await unpressed();
  followTranslator(root);
  const endHiding = hideEarlyTyping(root);
  const ready = new Promise<void>((resolve) => {
    const start = () => {
      hydrateRoot(root, <App path={path} Page={Page} onReady={resolve} />, {
        identifierPrefix: 'i',
      });
    };
    // In one go where a translator is at work: it would come between and translate again.
    if (restore()) flushSync(start);
    // Else in slices, between which the browser answers whoever types or presses already.
    else startTransition(start);
  });
  return ready.then(endHiding);
}
