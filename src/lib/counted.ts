const words = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
] as const;

/** A number at the start of a sentence: as a word up to ten, then in figures. */
export const numberWord = (count: number): string => words[count] ?? String(count);

/** "Five open positions", "One open position", "No open positions". */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${numberWord(count)} ${count === 1 ? thing : things}`;

/** The same inside a sentence: "five open positions". */
export const countedInside = (count: number, thing: string, things?: string): string =>
  counted(count, thing, things).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
