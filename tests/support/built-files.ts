import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );

/** All of a built site without its compressed copies. */
export const filesBelow = (folder: string) =>
  namesIn(folder).filter((name) => !/\.(?:br|gz)$/.test(name));

export const pagesIn = (folder: string) =>
  filesBelow(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      name,
      path:
        name === 'blog/404.html'
          ? `/${name}`
          : `/${name.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`,
      html: readFileSync(join(folder, name), 'utf8'),
    }));

const hashOf = (file: string): string => hash('sha256', readFileSync(file));

/** What a site consists of: by its name, each file's checksum. */
export const hashesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    namesIn(folder)
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [name, hashOf(join(folder, name))]),
  );

/** File names of a built script's static imports. */
export const staticImports = (code: string): readonly string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, name = '']) => name);
