import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const source = resolve(import.meta.dirname, '../src');

/** Every module under `src/` except tests and type declarations, by path. */
export const modules: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|spec|trial|d)\.tsx?$/.test(name));

export const read = (name: string): string => readFileSync(join(source, name), 'utf8');

/** The modules that export a `Page`. */
export const pageModules: readonly string[] = modules.filter(
  (name) =>
    name.startsWith('pages/') && /\bexport (?:function Page\(|const Page\b)/.test(read(name)),
);

// Type imports are erased.
const fixedImport =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;
/** A page names the demonstrations whose sections it shows. */
const placedDemo = /<Demo name="([^"]+)"/g;
const lazyImport = /\bimport\('(\.[^']+)'\)/g;

export type Imports = { readonly fixed: readonly string[]; readonly lazy: readonly string[] };

export function importsOf(name: string): Imports {
  const text = read(name);
  const folder = join(source, dirname(name));
  const paths = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, first, second]) =>
      relative(source, join(folder, first ?? second ?? '')),
    );
  const placed = [...text.matchAll(placedDemo)]
    .map(([, demo]) => `demos/${demo}/section.tsx`)
    .filter((section) => existsSync(join(source, section)));
  return { fixed: [...paths(fixedImport), ...placed], lazy: paths(lazyImport) };
}

/**
 * These modules and everything they import; `lazy` includes dynamic imports.
 * @param enters whether to include a module and follow its imports
 */
export function reach(
  from: readonly string[],
  {
    lazy = false,
    enters = () => true,
  }: { lazy?: boolean; enters?: (name: string) => boolean } = {},
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !enters(name) || !existsSync(join(source, name))) return;
    found.add(name);
    if (!/\.tsx?$/.test(name)) return;
    const imports = importsOf(name);
    for (const target of [...imports.fixed, ...(lazy ? imports.lazy : [])]) visit(target);
  };
  for (const name of from) visit(name);
  return found;
}
