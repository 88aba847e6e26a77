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
  'Eleven',
  'Twelve',
] as const;

/** A number for the start of a sentence: a word up to twelve, then digits. */
export const numberWord = (count: number): string => words[count] ?? String(count);

/** "Five open positions", "One open position", "No open positions". */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${numberWord(count)} ${count === 1 ? singular : plural}`;

/** As `counted`, for the middle of a sentence: "five open positions". */
export const countedInside = (count: number, singular: string, plural?: string): string =>
  counted(count, singular, plural).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
