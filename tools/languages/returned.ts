/** Whether texts that came back from a translator can be right. */
import type { Returned, Texts } from './exchange.ts';
import { isCount, isForm } from '../../generator/languages/names-in-braces.ts';
import { placeholders, withoutTexts } from '../../generator/languages/units.ts';

/**
 * Whether a text came back translated. Programs send on what they were sent: a translation of an older text, or the
 * English one in its place.
 * @param unit the text as it was sent
 * @param isCurrent whether its translation was up to date
 */
export const isTranslated = (
  { source, target, isDone }: Returned,
  unit: Texts['units'][number] | undefined,
  isCurrent: boolean,
): boolean =>
  target !== '' &&
  ((isDone ?? isCurrent) ||
    (target !== unit?.target && (isDone === undefined || target !== source)));

/** The placeholders of a text; the texts in the values of a template are texts of their own. */
const placeholdersIn = (text: string): readonly string[] =>
  (text.match(placeholders) ?? []).map(withoutTexts).toSorted();

function hasPlaceholders({ path, source, target }: Returned, present = source): boolean {
  const [wanted, found] = [placeholdersIn(source), placeholdersIn(target)];
  // A translation may have a value where the English text has a word.
  if (placeholdersIn(present).join() === found.join()) return true;
  return isForm(path)
    ? found.every((code) => wanted.includes(code) || isCount(code))
    : wanted.join() === found.join();
}

/**
 * What is wrong with texts that came back, each with file, line and remedy.
 * @param from the file that came back
 * @param known the present texts of the files that it names, and of their translations
 */
export const faultsOfReturned = (
  from: string,
  returned: readonly Returned[],
  known: ReadonlyMap<string, Texts['units']>,
): readonly string[] =>
  returned.flatMap((one) => {
    const { file, path, line, source, target } = one;
    const unit = known.get(file)?.find((text) => text.path === path);
    const place = `${from}:${line}`;
    if (!known.has(file)) return [`${place}: there is no file ${file} with words; export it again`];
    if (!unit || unit.text !== source)
      return [
        `${place}: the English text has changed since it was sent (${file}${unit ? `:${unit.line}` : ''} ${path}); export it again and translate this text anew`,
      ];
    if (target === '' || target === unit.target || hasPlaceholders(one, unit.target)) return [];
    const [wanted, found] = [source, target].map(
      (text) => placeholdersIn(text).join(' ') || 'none',
    );
    return [
      `${place}: the translation has ${found} where ${file}:${unit.line} has ${wanted}; keep each as it is, as often as there`,
    ];
  });
