import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { App } from './app.tsx';
import type { PageProps } from './page-props.ts';

/**
 * Takes over a prerendered page.
 * @param root the element that holds the page; its `data-path` is the page's own address
 * @param Page the page's component
 * @returns when React has attached its handlers
 */
export function hydrate(root: HTMLElement, Page: ComponentType<PageProps>): Promise<void> {
  const path = root.dataset['path'] ?? '/';
  return new Promise((resolve) => {
    hydrateRoot(root, <App path={path} Page={Page} onReady={resolve} />, { identifierPrefix: 'i' });
  });
}
