/** Resolves when the page and what it names have loaded (at once if that has happened). */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

const intents = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Resolves at the visitor's first pointer, touch, key or focus on the page. */
export function firstIntent(target: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      for (const type of intents) target.removeEventListener(type, act);
      resolve();
    };
    for (const type of intents) target.addEventListener(type, act, { passive: true });
  });
}
