import { localKeys } from '../config/storage-keys.ts';

/**
 * Resolves when the HTML is parsed, or at once. It does not wait for `DOMContentLoaded`, when translators
 * begin to change the page.
 */
export function htmlParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/** Resolves at the load event, or at once if it has passed. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves when the browser has shown the page as it is now. A hidden page is shown nowhere, so it resolves at once. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    // A timeout set in a frame runs after the browser has shown it.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * The first events of an interaction. `pointerover` is missing because browsers send it to a page that appears
 * under a resting pointer; `click` is here because assistive technology may send nothing else.
 */
export const intents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'focusin',
  'click',
] as const;

/** Whether a move is the one that browsers send to a page that appears under a resting pointer. */
export const isUnmoved = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  !event.movementX &&
  !event.movementY;

/** Resolves when another tab, a new hash or Back may have changed what the page should show. */
export function changedOutside(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('storage', ({ key }) => {
      // Another site's tab may share the storage. Without a key, everything was deleted.
      if (key === null || localKeys.includes(key)) resolve();
    });
    addEventListener('hashchange', () => resolve(), { once: true });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });
}

/** Not in the types yet, and not in every browser. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the visitor pays for each byte, or waits for it. */
export function isMetered(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true;
}
