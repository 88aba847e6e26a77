/** Resolves when the page and what it names have loaded (at once if that has happened). */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

const intents = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Resolves at the visitor's first pointer, touch, key or focus within a node. Listens on the document,
 * in the capture phase: React stops events on their way to a part it has not taken over yet.
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
