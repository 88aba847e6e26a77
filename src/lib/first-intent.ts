/**
 * Resolves when the whole page has been read, whatever it names is still on its way (at once if that has
 * happened). Not with `DOMContentLoaded`: translators begin with that.
 */
export function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/** Resolves when the page and what it names have loaded (at once if that has happened). */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

// Not `pointerover`: browsers send that to a page that appears under a pointer at rest. Assistive
// technology may press a control with a click and nothing before it.
export const intents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'focusin',
  'click',
] as const;

/**
 * Resolves at the visitor's first move, press, touch, key, focus or click within a node. Listens on the
 * document, in the capture phase: React stops events on their way to a part it has not taken over yet.
 */
export function firstIntent(within: Node): Promise<void> {
  return new Promise((resolve) => {
    const act = ({ target }: Event) => {
      if (!(target instanceof Node && within.contains(target))) return;
      for (const type of intents) document.removeEventListener(type, act, { capture: true });
      resolve();
    };
    for (const type of intents) {
      document.addEventListener(type, act, { capture: true, passive: true });
    }
  });
}

/** Resolves when something else in the browser may have changed what a page shows: another tab, the address, Back. */
export function changedOutside(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('storage', () => resolve(), { once: true });
    addEventListener('hashchange', () => resolve(), { once: true });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });
}
