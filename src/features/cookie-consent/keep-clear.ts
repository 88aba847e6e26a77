import { hasData } from '../../lib/dom/attributes.ts';

const results = '[role=status], [role=alert], [aria-live]';

let stop = () => {};

/** Scrolls what the last press brought about out from under the banner, until the visitor scrolls or presses again. */
function watch(): void {
  stop();
  const listeners = new AbortController();
  // It knows the places after a frame was laid out. To ask for them at each change would lay out the page each time.
  const places = new IntersectionObserver((entries) => {
    const banner = document.querySelector('.cookie-banner');
    for (const {
      target,
      boundingClientRect: { top, bottom },
    } of entries) {
      places.unobserve(target);
      if (!banner?.checkVisibility()) continue;
      const under = bottom - banner.getBoundingClientRect().top;
      const room =
        top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      if (top < innerHeight && under > 0 && room > 0) scrollBy({ top: Math.min(under, room) });
    }
  });
  const changes = new MutationObserver((all) => {
    for (const { target } of all) {
      const element = target instanceof Element ? target : target.parentElement;
      const result = element?.closest(results)?.parentElement;
      if (result) places.observe(result);
    }
  });
  stop = () => {
    changes.disconnect();
    places.disconnect();
    listeners.abort();
  };
  const main = document.querySelector('main');
  if (main) changes.observe(main, { childList: true, characterData: true, subtree: true });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => stop(), { signal: listeners.signal, passive: true });
}

/**
 * While the cookie banner is open, keeps it from covering what a press brings about: the part of the page around a text
 * that screen readers announce, as much of it as there is room for.
 */
export function keepResultsClear(): void {
  const look = () => {
    if (hasData(document.documentElement, 'asks-cookies')) watch();
  };
  look();
  document.addEventListener('click', look, { capture: true });
}
