import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { seededRandom } from '../../src/lib/random.ts';

const dayMs = 86_400_000;

type Edit = {
  /** One line of a record or of an article's front matter. */
  readonly line: RegExp;
  /** @param part uniform, from 0 to 1 */
  readonly change: (line: string, part: number) => string;
};

/** What owners do to texts without reading the code. Each keeps to the lengths that the guide states. */
const edits: Readonly<Record<string, Edit>> = {
  'another title': {
    line: /^ *(?:title|heading): '(?:[^' ]+ ){3,}[^' ]+'(?=,?$)/gm,
    change: (line) => line.replace(/ [^' ]+'$/, "'"),
  },
  'a longer text': {
    line: /^ *(?:text|answer|details): '[^']+\.'(?=,?$)/gm,
    // A number, because no sentence may be on two pages.
    change: (line, part) => line.replace(/'$/, ` Note ${Math.floor(1e6 * part)} says more.'`),
  },
  'a shorter text': {
    line: /^ *(?:text|answer|details): '[^'.]+\. [^']+\.'(?=,?$)/gm,
    change: (line) => line.replace(/\. [^']+'$/, ".'"),
  },
  'an earlier day': {
    line: /^ *date: '\d{4}-\d\d-\d\d'(?=,?$)/gm,
    change: (line, part) =>
      line.replace(/\d{4}-\d\d-\d\d/, (day) =>
        new Date(Date.parse(day) - Math.ceil(60 * part) * dayMs).toISOString().slice(0, 10),
      ),
  },
  'no day of a change': { line: /^updated: '.*\n/gm, change: () => '' },
  'no comments': { line: /^comments:\n(?: .*\n)+/gm, change: () => '' },
};

/**
 * Changes random titles, texts and days of a copy's content, and removes optional fields. The same seed makes
 * the same edits.
 * @param count of each kind of edit, as far as there are lines for it
 * @returns what was changed, for the report
 */
export function editAtRandom(folder: string, seed: number, count: number): readonly string[] {
  const random = seededRandom(seed);
  const files = globSync(
    'src/content/{blog,cases,pages,papers,positions,press,releases}/**/*.{ts,mdx}',
    {
      cwd: folder,
    },
  ).filter((file) => !/\.(?:test|spec|trial)\.ts$/.test(file));
  const texts = new Map(files.toSorted().map((file) => [file, '']));
  for (const file of texts.keys()) texts.set(file, readFileSync(join(folder, file), 'utf8'));

  const report: string[] = [];
  for (const [kind, { line, change }] of Object.entries(edits)) {
    const found = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(line)].map(([words]) => ({ file, words })),
    );
    for (let left = count; left > 0 && found.length > 0; left -= 1) {
      const [{ file, words } = { file: '', words: '' }] = found.splice(
        Math.floor(random() * found.length),
        1,
      );
      const text = texts.get(file) ?? '';
      const changed = change(words, random());
      texts.set(
        file,
        text.replace(words, () => changed),
      );
      report.push(`${kind}: ${file}: ${words.trim().replace(/\n.*/s, '')}`);
    }
  }
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  return report;
}
