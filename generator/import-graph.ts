import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

import { isTranslation } from './languages/overlay.ts';

export const source = resolve(import.meta.dirname, '../src');

/** Every module under `src/` except tests, type declarations and translations, by path. */
export const modules: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|spec|trial|d)\.tsx?$/.test(name))
  .filter((name) => !isTranslation(name));

export const isStyle = (name: string): boolean => name.endsWith('.css');

export const read = (name: string): string => readFileSync(join(source, name), 'utf8');

/** The modules that export a `Page`. */
export const pageModules: readonly string[] = modules.filter(
  (name) =>
    name.startsWith('pages/') && /\bexport (?:function Page\(|const Page\b)/.test(read(name)),
);

/** Type imports are erased, but readers of the code follow them. */
const typeImport = /^(?:import|export)\s+type\b[^;]*?from\s+'(\.[^']+)'/gm;
const fixedImport =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm;
const placedDemo = /<Demo name="([^"]+)"/g;
const lazyImport = /\bimport\('(\.[^']+)'\)/g;

export type Imports = {
  readonly fixed: readonly string[];
  readonly lazy: readonly string[];
  readonly types: readonly string[];
  /** Sections of demonstrations, which a page places by name. */
  readonly placed: readonly string[];
};

function readImports(name: string): Imports {
  const text = read(name);
  const paths = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, first, second]) => posix.join(posix.dirname(name), first ?? second ?? ''))
      // The bundler replaces the one module that reads files outside: `content/records.ts`.
      .filter((path) => !path.startsWith('..'));
  const placed = [...text.matchAll(placedDemo)]
    .map(([, demo]) => `demos/${demo}/section.tsx`)
    .filter((section) => existsSync(join(source, section)));
  return { fixed: paths(fixedImport), placed, lazy: paths(lazyImport), types: paths(typeImport) };
}

const known = new Map<string, Imports>();

/** What a module imports; each file is read once. */
export function importsOf(name: string): Imports {
  const imports = known.get(name) ?? readImports(name);
  known.set(name, imports);
  return imports;
}

/** What has been read is there: a page's modules are reached again for every other page. */
const isThere = (name: string): boolean => known.has(name) || existsSync(join(source, name));

/** Has a module read again, or all of them if one has come or gone, which may be a section that others place. */
export function forgetImports(changed?: string): void {
  if (changed === undefined) known.clear();
  else known.delete(changed);
}

/**
 * These modules and everything they import, each after its imports, its style sheets last; `lazy` includes dynamic
 * imports.
 * @param enters whether to include a module and follow its imports
 */
export function reach(
  from: readonly string[],
  {
    lazy = false,
    enters = () => true,
  }: { lazy?: boolean; enters?: (name: string) => boolean } = {},
): ReadonlySet<string> {
  const [entered, found] = [new Set<string>(), new Set<string>()];
  const visit = (name: string) => {
    if (entered.has(name) || !enters(name) || !isThere(name)) return;
    entered.add(name);
    if (/\.tsx?$/.test(name)) {
      const { fixed, placed, lazy: later } = importsOf(name);
      const imports = [...fixed, ...placed, ...(lazy ? later : [])];
      for (const target of imports.toSorted((a, b) => Number(isStyle(a)) - Number(isStyle(b))))
        visit(target);
    }
    found.add(name);
  };
  for (const name of from) visit(name);
  return found;
}
