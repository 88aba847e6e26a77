import { toggleData } from '../lib/dom/attributes.ts';

/** Makes a loader that runs once. After a failure, the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** As `loadOnce`, but once for each element. */
export function loadOncePer<Result>(
  load: (element: HTMLElement) => Promise<Result>,
): (element: HTMLElement) => Promise<Result> {
  const loaders = new WeakMap<HTMLElement, () => Promise<Result>>();
  return (element) => {
    const loader = loaders.get(element) ?? loadOnce(() => load(element));
    loaders.set(element, loader);
    return loader();
  };
}

const notLoaded = (isShown: boolean): void => {
  const line = document.querySelector('.not-loaded');
  // Behind a dialog nothing can be pressed, and screen readers would not say it.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (isShown && line) (dialog ?? document.body).prepend(line);
  toggleData(document.documentElement, 'not-loaded', isShown);
};

/** Resolves when the line or the visitor is back, or at the next press: reasons to try again. */
const nextChance = () =>
  new Promise((resolve) => {
    for (const type of ['online', 'pageshow', 'click'])
      addEventListener(type, resolve, { capture: true, once: true });
  });

/** What has failed to load and is waited for. */
const missing = new Set<unknown>();

/**
 * Loads what was asked for, however often it takes. While it fails, a line on the page or in the open dialog says so;
 * it tries again when the line or the visitor is back, and at each press.
 */
export async function persist<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      const result = await load();
      if (missing.delete(load) && missing.size === 0) notLoaded(false);
      return result;
    } catch (error) {
      console.warn('Code failed to load', error);
      missing.add(load);
      notLoaded(true);
      await nextChance();
    }
  }
}
