import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { languages } from '../../src/config/languages.ts';
import { hasPage, takeBase } from '../../src/lib/base-path.ts';
import { allRoutes } from '../../src/routes.ts';
import { copyProject } from '../support/project-copy.ts';
import { full } from '../support/full.ts';

const stay = new Set<string>(['/', '/contact']);
const paths = allRoutes.map(({ path }) => path).filter((path) => !stay.has(path));

/** Does to the texts of a copy what a build asks of their writers: false if it asks for nothing. */
function mendTexts(folder: string, said: string): boolean {
  const links = [...said.matchAll(/^(\S+\.mdx):(\d+): \S+ is taken off the site/gm)];
  for (const [, name = '', line = ''] of links) {
    const file = join(folder, name);
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = Number(line) - 1;
    lines[at] = lines[at]?.replaceAll(/\]\([^)]*\)/g, '](/)') ?? '';
    writeFileSync(file, lines.join('\n'));
  }
  const stamps = [...said.matchAll(/^(\S+) is older than .* (as of \w+)$/gm)];
  for (const [, name = '', stamp = ''] of stamps) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/as of \w+/, stamp));
  }
  return links.length + stamps.length > 0;
}

/** Each page is in one of them, with pages from other parts of the site: a build takes a minute. */
const groups = Array.from({ length: 6 }, (_, group) =>
  paths.filter((_, index) => index % 6 === group),
);

describe.runIf(full)('with pages taken off', () => {
  // Seen to fail: with a menu that lists pages which are off.
  test.each(groups)(
    '%s, %s, %s, %s: the build names links of texts to them, and nothing else is left of them',
    { timeout: 600_000 },
    (...off) => {
      const copy = copyProject();
      const list = join(copy.folder, 'src/config/published.ts');
      const all = readFileSync(list, 'utf8');
      const line = /^export const unpublished: readonly PagePath\[\] = \[\];$/m;
      writeFileSync(
        list,
        all.replace(line, `export const unpublished: readonly string[] = ${JSON.stringify(off)};`),
      );
      const built = () => {
        try {
          copy.build();
          return '';
        } catch (error) {
          return String(error);
        }
      };
      let said = built();
      // Its links are mended first; then a translation may be older than what it translates.
      for (let times = 0; times < 2 && mendTexts(copy.folder, said); times += 1) said = built();
      if (said !== '') expect(said).toContain('These links lead nowhere:');
      // A link on many pages is not of a text, but of the frame around all.
      expect(said).not.toMatch(/ and \d{2,} more/);
      const links = [...said.matchAll(/^ {2}(\S+), linked from /gm)].map(([, target = '']) =>
        languages.reduceRight((address, { path }) => takeBase(path, address), target),
      );
      expect(links.filter((target) => !hasPage({ pages: off }, target))).toEqual([]);
      expect(off.filter((path) => existsSync(join(copy.dist, `${path}.html`)))).toEqual([]);
      copy.remove();
    },
  );
});
