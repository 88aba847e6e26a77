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
      let said = '';
      try {
        copy.build();
      } catch (error) {
        said = String(error);
        expect(said).toContain('These links lead nowhere:');
      }
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
