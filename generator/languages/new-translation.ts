import { lengthOfHead } from '../texts/plain-text.ts';
import { commonIn, leftInEnglish } from './left-in-english.ts';
import { unitsOf, withTexts } from './units.ts';

/**
 * The first line of a translation: what it was made from, which names it does without, as before, and what is the same in
 * both languages.
 */
function withMark(file: string, text: string, from: string, same: readonly string[]): string {
  const without = /^(?:---\n)?[^\n]*?(; without (?:\{[\w.]+\}(?:, )?)+)/.exec(text)?.[1] ?? '';
  const words = `From ${from}${without}${same.length > 0 ? `; the same in both: ${same.join(', ')}` : ''}.`;
  const mark = file.endsWith('.mdx') ? `# ${words}` : `/* ${words} */`;
  if (/^(?:\/\*|---\n#) From /.test(text))
    return text.replace(/(?<=^(?:---\n)?)(?:\/\*|#) From [^\n]*/, () => mark);
  return lengthOfHead(text) > 0
    ? text.replace(/^---\n/, () => `---\n${mark}\n`)
    : `${mark}\n${text}`;
}

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
  const base = present ?? english;
  const known = new Map(unitsOf(file, base).map(({ path, text }) => [path, text]));
  const changed = [...targets].filter(([path, text]) => text !== known.get(path));
  const filled = withTexts(file, base, new Map(changed));
  const sent = new Set([...targets.values()].map((target) => target.trim()));
  const common = commonIn(present ?? '');
  const left = leftInEnglish(file, english, withMark(file, filled, from, []))
    .map(({ text }) => text)
    .filter(
      (text, at, all) =>
        all.indexOf(text) === at && (sent.has(text) || common.includes(`, ${text}, `)),
    );
  return {
    text: withMark(file, filled, from, left),
    lost: [...targets.keys()].filter((path) => !known.has(path)),
  };
}
