import { isForm } from './exchange.ts';
import { placeholders, unitsOf } from './units.ts';

/** `{name}`, and not the values of a template, which the compiler knows. */
const namesIn = (text: string): readonly string[] =>
  (text.match(placeholders) ?? []).filter((code) => /^\{\w+\}$/.test(code));

/** What a form for a number may have of itself. */
const isCount = (name: string): boolean => /^\{(?:count|number|Number)\}$/.test(name);

/**
 * The names in braces that a module of words has wrong, each with its line and what to do: a value would be lost, or a
 * visitor would see the braces. A translation that can do without a name says so in its first lines.
 * @param file of the translation
 */
export function namesAtFault(file: string, english: string, translation: string) {
  const before = new Map(unitsOf(file, english).map(({ path, text }) => [path, namesIn(text)]));
  const without = /; without ((?:\{\w+\}(?:, )?)+)/.exec(translation)?.[1] ?? '';
  return unitsOf(file, translation).flatMap(({ path, line, text }) => {
    const wanted = before.get(path);
    if (!wanted) return [];
    const found = namesIn(text);
    const unknown = found.filter(
      (name) => !wanted.includes(name) && !(isForm(path) && isCount(name)),
    );
    const lost = isForm(path)
      ? []
      : wanted.filter((name) => !found.includes(name) && !without.includes(name));
    return [
      ...unknown.map((name) => ({
        line,
        remedy: `has ${name}, which the English text has not; it has ${wanted.join(' ') || 'none'}`,
      })),
      ...lost.map((name) => ({
        line,
        remedy: `lacks ${name}; write it where its value belongs, or say in the first lines: without ${name}`,
      })),
    ];
  });
}
