import { lengthOfHead } from '../../generator/texts/plain-text.ts';
import { commonIn, leftInEnglish } from '../../generator/languages/left-in-english.ts';
import { unitsOf, withTexts } from '../../generator/languages/units.ts';

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
 * What keeps a translation older than its English file after texts came back.
 * @param english the English file, by its name, with its stamp
 * @param present the older translation, by its name
 * @param read the paths of the texts that came back translated
 * @returns a sentence with the remedy for each
 */
export function stillOld(
  english: { readonly file: string; readonly text: string; readonly stamp: string },
  present: { readonly file: string; readonly text: string },
  read: ReadonlySet<string>,
): readonly string[] {
  const wanted = unitsOf(english.file, english.text);
  const waiting = wanted.filter(({ path }) => !read.has(path));
  const mark = `write in its first lines: as of ${english.stamp}`;
  // The compiler knows what a module has too much. In front of its headings a text may say that it is a translation.
  const surplus = unitsOf(present.file, present.text).filter(
    ({ path }) =>
      present.file.endsWith('.mdx') &&
      !path.startsWith('0.') &&
      wanted.every((unit) => unit.path !== path),
  );
  return [
    ...(waiting.length > 0
      ? [
          `${present.file} stays older than ${english.file}: ${waiting.length} of its texts came back as they were sent; read them, and import them marked as translated, or ${mark}`,
        ]
      : []),
    ...surplus.map(
      ({ line }) =>
        `${present.file}:${line}: ${english.file} has no such text any more; delete it, then ${mark}`,
    ),
  ];
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
