import { isForPrograms, unitsOf } from './units.ts';
import { wordsIn } from './words-in.ts';

/** Fields of a text that name a person, or something by its English word. */
const names = /(?:^|\.)(?:name|category|industry|photo)$/;

const textsIn = (file: string, text: string): readonly { line: number; text: string }[] =>
  file.endsWith('.mdx') || unitsOf(file, text).length === 0
    ? unitsOf(file, text).filter(
        (unit) => !names.test(unit.path) && /\p{L}\P{L}* \p{L}/u.test(unit.text),
      )
    : wordsIn(file, text).filter(({ path, whole }) => !isForPrograms(file, text, path, whole));

/** What is the same in both languages, such as a name, as the first lines of a translation list it. */
export const commonIn = (translation: string): string =>
  `, ${/\bthe same in both: (.+?)\.(?: \*\/)?$/m.exec(translation)?.[1] ?? ''}, `;

/**
 * The words of a translation that its English text has, too.
 * @param file of the translation
 */
export function leftInEnglish(file: string, english: string, translation: string) {
  const before = new Set(textsIn(file, english).map(({ text }) => text));
  const common = commonIn(translation);
  return textsIn(file, translation).filter(
    ({ text }) => before.has(text) && !common.includes(`, ${text}, `),
  );
}
