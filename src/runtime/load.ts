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

/** Shows the "could not be loaded" line of the page until some code loads. */
export async function reportFailure<Result>(loading: Promise<Result>): Promise<Result> {
  try {
    const result = await loading;
    toggleData(document.documentElement, 'not-loaded', false);
    return result;
  } catch (error) {
    console.warn('Code failed to load', error);
    toggleData(document.documentElement, 'not-loaded', true);
    throw error;
  }
}
