import type { Gating } from '../../config/site-facts.ts';
import { hasData, toggleData } from '../../lib/dom/attributes.ts';
import { storageRefuses } from '../../lib/storage/storage-refuses.ts';

type Gated = { readonly featured: boolean; readonly free?: boolean | undefined };

/** Whether a paper, or what counts as a featured one, asks for an account where a browser can keep one. */
export const asksForAccount = (gating: Gating, { featured, free }: Gated): boolean =>
  !free && (gating === 'whitepapers' || (gating === 'featured' && featured));

/** Has the page say that gated files are open where the browser keeps no account. */
export function lookAtStorage(): void {
  const root = document.documentElement;
  toggleData(root, 'no-storage', !hasData(root, 'signed-in') && storageRefuses());
}

/** Whether gated files are open: the visitor is signed in, or their browser keeps no account. */
export const isOpen = (): boolean =>
  (['signed-in', 'no-storage'] as const).some((name) => hasData(document.documentElement, name));
