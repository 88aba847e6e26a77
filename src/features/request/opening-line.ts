/** A line at the head of a long text that a control of the page proposes. */
export type OpeningLine = {
  /** The field it is for. */
  field: string;
  /** How every such line begins, so that a new one can take the place of the last. */
  prefix: string;
  text: string;
};

/**
 * A text with its opening line set: one already there is replaced, all else stays as it was typed.
 * @param typed what the field holds now
 */
export function withOpeningLine(typed: string, { prefix, text }: OpeningLine): string {
  const line = `${prefix}${text}`;
  if (!typed.startsWith(prefix)) return `${line}\n${typed}`;
  const end = typed.search(/\r?\n|\r/);
  return end === -1 ? `${line}\n` : line + typed.slice(end);
}
