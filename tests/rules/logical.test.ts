import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { modules, read, source } from '../../generator/import-graph.ts';

/** Drawings, code and what has no logical property: they are the same from either side. */
const sided = new Set(['pages/platform/architecture/layers.css: object-position: right top;']);

const physical =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)(?=\s*:))|:\s*(?:[^;:]*\s)?(?:left|right)\b/;

/** Of four lengths, the second is for the right and the fourth for the left. */
const shorthand = /^(?:margin|padding|inset|border-width): (\S+) (\S+) (\S+) (\S+);$/;

// Seen to fail: with `margin-left: auto`, with `text-align: right` and with a padding of four lengths.
test('style sheets name the beginning and the end of a line, not left and right', () => {
  const found = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    readFileSync(resolve(source, file), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => {
        const [, , end, , start] = shorthand.exec(line.replaceAll(/\([^()]*\)/g, '()')) ?? [];
        return physical.test(line) || end !== start;
      })
      .map((line) => `${file.replaceAll('\\', '/')}: ${line}`)
      .filter((line) => !sided.has(line)),
  );
  expect(found).toEqual([]);
});

const classes =
  /(?<![\w-])(?:[\w[\]&>*.()-]+:)*-?(?:m[lr]|p[lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr]|float-(?:left|right)|text-(?:left|right)|(?:left|right)(?=-[\d[(]))(?=[-\s"'`])/;

// Seen to fail: with `ml-auto` and with `md:text-right`.
test('class names name the beginning and the end, too', () => {
  const found = modules
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      [...read(name).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
        .map(([, plain = '', filled = '']) => plain + filled)
        .filter((list) => classes.test(list))
        .map((list) => `src/${name}: ${list}`),
    );
  expect(found).toEqual([]);
});
