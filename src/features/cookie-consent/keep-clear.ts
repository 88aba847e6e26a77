const results = '[role=status], [role=alert], [aria-live]';

let stop = () => {};

/**
 * Until the visitor scrolls or presses again, scrolls what a press brings about out from under the cookie banner: the part
 * of the page around a text that screen readers announce, as much of it as there is room for.
 */
export function keepClear(): void {
  stop();
  const listeners = new AbortController();
  const observer = new MutationObserver((changes) => {
    const banner = document.querySelector('.cookie-banner');
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const result = element?.closest(results)?.parentElement;
      if (!banner?.checkVisibility() || !result || result.closest('dialog')) continue;
      const { top, bottom } = result.getBoundingClientRect();
      const under = bottom - banner.getBoundingClientRect().top;
      const room =
        top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      if (top < innerHeight && under > 0 && room > 0) scrollBy({ top: Math.min(under, room) });
    }
  });
  stop = () => {
    observer.disconnect();
    listeners.abort();
  };
  const root = document.querySelector('main');
  if (root) observer.observe(root, { childList: true, characterData: true, subtree: true });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => stop(), { signal: listeners.signal, passive: true });
}
