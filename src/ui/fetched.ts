/**
 * Fetches code and does not give up: a part whose code does not come must not take the page with it, and
 * what was typed there. The page says so (`data-not-loaded`), and each further click is another try.
 * @param load imports a module
 * @returns settles only once the module is there
 */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  const { dataset } = document.documentElement;
  for (;;) {
    try {
      const module = await load();
      delete dataset['notLoaded'];
      return module;
    } catch (error) {
      console.warn('Code did not come', error);
      dataset['notLoaded'] = '';
      await new Promise((again) => {
        addEventListener('click', again, { once: true, capture: true });
      });
    }
  }
}
