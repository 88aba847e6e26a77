import { placeholders, unitsOf } from './units.ts';

/** The form for one may say it in a word. */
export const isForm = (path: string): boolean =>
  /\.(?:zero|one|two|few|many|other)(?:~\d+)?$/.test(path);

/** What a form for a number may have of itself. */
export const isCount = (code: string): boolean => /^\{(?:count|number|Number)\}$/.test(code);

/** `{name}` and `{fact.name}`, and not the values of a template, which the compiler knows. */
const namesIn = (text: string): readonly string[] =>
  (text.match(placeholders) ?? [])
    .filter((code) => /^\{ ?[\w.]+ ?\}$/.test(code))
    .map((code) => code.replaceAll(' ', ''));

/** The texts of a module, each by itself; of a text, those below each heading, whose sentences may stand in another order. */
const partsOf = (file: string, source: string) =>
  Map.groupBy(unitsOf(file, source), ({ path }) =>
    file.endsWith('.mdx') ? path.replace(/\..*/, '') : path,
  );

/**
 * The names in braces that a translation has wrong, each with its line and what to do: a value would be lost, or a
 * visitor would see the braces. A translation that can do without a name says so in its first lines.
 * @param file of the translation
 */
export function namesAtFault(file: string, english: string, translation: string) {
  const before = partsOf(file, english);
  const without = /; without ((?:\{[\w.]+\}(?:, )?)+)/.exec(translation)?.[1] ?? '';
  return [...partsOf(file, translation)].flatMap(([part, units]) => {
    const wanted = before.get(part)?.flatMap(({ text }) => namesIn(text));
    if (!wanted) return [];
    const found = units.flatMap(({ line, text }) => namesIn(text).map((name) => ({ line, name })));
    const unknown = found.filter(
      ({ name }) => !wanted.includes(name) && !(isForm(part) && isCount(name)),
    );
    const lost = isForm(part)
      ? []
      : wanted.filter((name) => !found.some((one) => one.name === name) && !without.includes(name));
    return [
      ...unknown.map(({ line, name }) => ({
        line,
        remedy: `has ${name}, which the English text has not; it has ${wanted.join(' ') || 'none'}`,
      })),
      ...lost.map((name) => ({
        line: units[0]?.line ?? 1,
        remedy: `lacks ${name}; write it where its value belongs, or say in the first lines: without ${name}`,
      })),
    ];
  });
}
