import { basename } from 'node:path';

import { parseSync } from 'vite';

import { lengthOfHead } from '../texts/plain-text.ts';
import { leftInEnglish } from './left-in-english.ts';
import { unitsOf, withTexts } from './units.ts';

type Statement = { readonly type: string; readonly start: number; readonly end: number };

/**
 * What a translation begins with: the English texts that are exported, and what they need. All else, such as what is
 * computed, is taken from the English module.
 */
function wordsOf(file: string, source: string): string {
  const { program, comments } = parseSync(file, source);
  const all = program.body as readonly Statement[];
  const units = unitsOf(file, source);
  const codeOf = ({ start, end }: Statement) => source.slice(start, end);
  const hasTexts = ({ start, end }: Statement) =>
    units.some((unit) => unit.start > start && unit.end < end);
  const isExport = ({ type }: Statement) => type.startsWith('Export');
  const kept = new Set(all.filter((one) => isExport(one) && hasTexts(one)));
  const needs = (name: string) =>
    [...kept].some((one) => new RegExp(`\\b${name}\\b`).test(codeOf(one)));
  // What a kept one needs may need more.
  for (const _ of all)
    for (const one of all) {
      const [, names = ''] =
        /^(?:import (?:type )?([^']*) from|(?:type|function|const|async function) (\w+))/s
          .exec(codeOf(one))
          ?.filter(Boolean) ?? [];
      if (
        !isExport(one) &&
        (names.match(/\w+/g) ?? []).some((name) => name !== 'as' && needs(name))
      )
        kept.add(one);
    }
  const lost = all.filter((one) => isExport(one) && !kept.has(one));
  const withNote = (one: Statement, index: number) => {
    const from = all[index - 1]?.end ?? 0;
    const notes = comments.filter(({ start, end }) => start >= from && end <= one.start);
    return [...notes.map((note) => source.slice(note.start, note.end)), codeOf(one)].join('\n');
  };
  const star = lost.length > 0 ? [`export * from './${basename(file)}';`] : [];
  const statements = all.flatMap((one, index) => (kept.has(one) ? [withNote(one, index)] : []));
  return [...star, ...statements, ''].join('\n\n');
}

const header = (file: string, from: string, same: readonly string[]): string => {
  const mark = `From ${from}${same.length > 0 ? `; the same in both: ${same.join(', ')}` : ''}.`;
  return file.endsWith('.mdx') ? `# ${mark}` : `/* ${mark} */`;
};

/**
 * A file of a language with texts that a translator has sent.
 * @param from the English file with its stamp: `src/config/words.ts, as of 1234abcd`
 * @param present the translation, if there is one
 * @param targets by the path of a text
 * @returns the file, and the paths that it has no place for
 */
export function translated(
  file: string,
  from: string,
  english: string,
  present: string | undefined,
  targets: ReadonlyMap<string, string>,
) {
  const base = present ?? (file.endsWith('.mdx') ? english : wordsOf(file, english));
  const known = new Map(unitsOf(file, base).map(({ path, text }) => [path, text]));
  const lost = [...targets.keys()].filter((path) => !known.has(path));
  const changed = [...targets].filter(([path, text]) => text !== known.get(path));
  const filled = withTexts(file, base, new Map(changed));
  const listed =
    /\bthe same in both: (.+?)\.(?: \*\/)?$/m.exec(present ?? '')?.[1]?.split(', ') ?? [];
  const same = (text: string) => [
    ...new Set(
      leftInEnglish(file, english, text).map((line) => /: "(.*)" is the/s.exec(line)?.[1] ?? ''),
    ),
  ];
  const marked = (list: readonly string[]) => {
    const line = header(file, from, list);
    if (/^(?:\/\*|---\n#) From /.test(filled))
      return filled.replace(/(?<=^(?:---\n)?)(?:\/\*|#) From [^\n]*/, () => line);
    return lengthOfHead(filled) > 0
      ? filled.replace(/^---\n/, () => `---\n${line}\n`)
      : `${line}\n${filled}`;
  };
  const sent = new Set([...targets.values()].map((target) => target.trim()));
  const left = same(marked([])).filter((text) => sent.has(text) || listed.includes(text));
  return { text: marked(left), lost };
}
