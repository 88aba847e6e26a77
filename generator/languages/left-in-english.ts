import { partsOf } from '../texts/plain-text.ts';
import { wordsIn } from './words-in.ts';

type Text = { readonly line: number; readonly text: string };

/** Fields of a text that name a person, or something by its English word. */
const names = new Set(['name', 'category', 'industry', 'photo']);

/** A word of a list in code, or a day. */
const isId = (value: string): boolean => /^[a-z\d-]+$/.test(value);

const blank = (code: string) => code.replaceAll(/[^\n]/g, '');

/** The lines of a text that people read, and its fields. Code has no language. */
function linesIn(file: string, text: string): readonly Text[] {
  const { head, prose } = partsOf({ file, text });
  const fields = head
    .split('\n')
    .map((line) => /^(\w+): +(['"])(.*)\2$/.exec(line))
    .map((field) => {
      const [, name = '', , value = ''] = field ?? [];
      return names.has(name) || isId(value) ? '' : value;
    });
  const read = prose.replaceAll(/^(```|~~~)[^]*?^\1|^(?:import|export) .*$/gm, blank).split('\n');
  return [...fields, '', ...read.map((line) => (/\p{L}[^\p{L}]* \p{L}/u.test(line) ? line : ''))]
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((one) => one.text !== '');
}

const textsIn = (file: string, text: string): readonly Text[] =>
  file.endsWith('.mdx') ? linesIn(file, text) : wordsIn(file, text);

/**
 * The words of a translation that its English text has, too. What is the same in both languages, such as a name, is listed
 * in its first lines.
 * @param file of the translation, from the project's folder
 * @returns a sentence for each, with file, line and remedy
 */
export function leftInEnglish(file: string, english: string, translation: string): string[] {
  const before = new Set(textsIn(file, english).map(({ text }) => text));
  const [, common = ''] = /\bthe same in both: (.+?)\.(?: \*\/)?$/m.exec(translation) ?? [];
  return textsIn(file, translation)
    .filter(({ text }) => before.has(text) && !`, ${common}, `.includes(`, ${text}, `))
    .map(
      ({ line, text }) =>
        `${file}:${line}: "${text}" is the English text; translate it, or say in the first lines: the same in both: ${text}.`,
    );
}
