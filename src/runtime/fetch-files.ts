import { base } from '../config/base.ts';

const fetching = new Map<string, Promise<void>>();

function fetchFile(file: string): Promise<void> {
  return new Promise((done, fail) => {
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = `${base}/${file}`;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      fetching.delete(file);
      link.remove();
      fail(new Error(`${file} could not be loaded`));
    });
    document.head.append(link);
    // Scripts are only fetched beside the one that imports them, which fails without them.
    if (!isStyle) done();
  });
}

/**
 * Imports code: fetches what it imports in parallel, and waits for its styles. Every `import()` of the built site
 * calls it. After a failure, the next call tries again.
 * @param load the import
 * @param files paths in the site
 */
export async function withFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const loading = files.map((file) => {
    const one = fetching.get(file) ?? fetchFile(file);
    fetching.set(file, one);
    return one;
  });
  await Promise.all(loading);
  return load();
}
