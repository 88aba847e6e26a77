import { base } from '../config/site-base.ts';
import { dataOf } from '../lib/dom/attributes.ts';

/** By address, also while it comes. A file that fails is asked for again. */
const fetched = new Map<string, Promise<void>>();

/** How many files the visitor waits for. */
let awaited = 0;

/** Whether nothing is being fetched that the visitor waits for. */
export const isLineFree = (): boolean => awaited === 0;

function fetchFile(address: string, ahead = false): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const link = document.createElement('link');
  const isStyle = address.endsWith('.css');
  // A style sheet that nothing needs yet would make the browser style the page again.
  const isOnlyKept = isStyle && ahead;
  link.rel = isOnlyKept ? 'preload' : isStyle ? 'stylesheet' : 'modulepreload';
  link.as = isStyle ? 'style' : 'script';
  link.crossOrigin = '';
  if (ahead) link.fetchPriority = 'low';
  else awaited += 1;
  link.href = address;
  const fetching = new Promise<void>((done, fail) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      fetched.delete(address);
      link.remove();
      fail(new Error(address));
    });
  }).finally(() => {
    if (!ahead) awaited -= 1;
  });
  if (!isOnlyKept) fetched.set(address, fetching);
  document.head.append(link);
  return fetching;
}

/** Fetches files side by side. A failure shows when they are imported. */
export function fetchFiles(addresses: readonly string[]): void {
  for (const address of addresses) fetchFile(address).catch(() => {});
}

/** Fetches a file that may be needed, at low priority, so that it is there later. */
export const fetchAhead = (address: string): Promise<void> => fetchFile(address, true);

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
  const addresses = files.map((file) => `${base}/${file}`);
  fetchFiles(addresses);
  await Promise.all(
    addresses.filter((file) => file.endsWith('.css')).map((file) => fetchFile(file)),
  );
  return load();
}

/** The files that the page is likely to need, React's code first; the build lists them. */
export const filesAhead = (): readonly string[] =>
  dataOf(document.getElementById('root') ?? document.body, 'ahead')?.split(' ') ?? [];

const filesOf = (element: Element, name: 'island' | 'enhance') =>
  dataOf(element, name)?.split(' ') ?? [];

/** Fetches what an element names without running it. The build lists all, so that it comes in one round trip. */
export const fetchNamed = (element: Element, name: 'island' | 'enhance'): void =>
  fetchFiles(filesOf(element, name));

/** Imports the module that an element names, and fetches what it needs beside it. */
export function importNamed(element: Element, name: 'island' | 'enhance') {
  fetchNamed(element, name);
  return import(/* @vite-ignore */ filesOf(element, name)[0] ?? '');
}
