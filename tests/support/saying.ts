import { placeholder } from '../../src/lib/text/fill.ts';

/** A text as a pattern that matches it. */
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A pattern of a text of a `words.ts`, of which some values don't matter.
 * @param values those that do, as patterns: `{ reason: 'no memory' }`; any other stands for whatever is there
 */
export const saying = (text: string, values: Readonly<Record<string, string>> = {}): RegExp =>
  new RegExp(
    text
      .split(placeholder)
      .map((part, index) => (index % 2 ? (values[part] ?? '.+') : escaped(part)))
      .join(''),
  );
