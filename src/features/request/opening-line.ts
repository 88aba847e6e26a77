/** A first line for a text field, proposed by a control on the page. */
export type OpeningLine = {
  /** Name of the field. */
  field: string;
  /** Common to all such lines, so that a new one replaces the last. */
  prefix: string;
  text: string;
};

/** Adds the opening line to a text, or replaces the one it has. */
export function withOpeningLine(typed: string, { prefix, text }: OpeningLine): string {
  const line = `${prefix}${text}`;
  if (!typed.startsWith(prefix)) return `${line}\n${typed}`;
  const end = typed.search(/\r?\n|\r/);
  return end === -1 ? `${line}\n` : line + typed.slice(end);
}
