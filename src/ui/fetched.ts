import { createObservable } from '../lib/observable.ts';

/** Whether code that the visitor wanted has not come: they are offline, or the site was released anew. */
export const notLoaded = createObservable(false);

/**
 * Fetches code and does not give up: a part whose code does not come must not take the page with it, and
 * what was typed there. The page says so, and each further click is another try.
 * @param load imports a module
 * @returns settles only once the module is there
 */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      const module = await load();
      notLoaded.write(false);
      return module;
    } catch (error) {
      console.warn('Code did not come', error);
      notLoaded.write(true);
      await new Promise((again) => {
        addEventListener('click', again, { once: true, capture: true });
      });
    }
  }
}
