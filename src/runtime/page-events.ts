/**
 * Resolves when the HTML has been read, or at once if it has been. Not at `DOMContentLoaded`, which is when
 * translators begin to change the page.
 */
export function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/** Resolves at the load event, or at once if it has passed. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * Events that say a visitor turns to something. Not `pointerover`: browsers send it to a page that appears
 * under a resting pointer. `click` is here because assistive technology may send nothing before it.
 */
export const intents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'focusin',
  'click',
] as const;

/** Resolves when another tab, the address or Back may have changed what the page should show. */
export function changedOutside(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('storage', () => resolve(), { once: true });
    addEventListener('hashchange', () => resolve(), { once: true });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });
}
