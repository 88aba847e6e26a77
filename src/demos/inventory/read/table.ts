import Papa from 'papaparse';

import { find } from '../algorithms/find.ts';
import { columnsIn } from './columns.ts';
import { hasPem } from './pem.ts';
import { textOfValue } from './values.ts';

export type TextTable = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Which row each of them is for a spreadsheet program, which counts from 1, with the header and with empty rows. */
  readonly numbers: readonly number[];
  /** The row from which on it is no CSV. */
  readonly fault?: number;
};

/** Titles that stand above a header are in its first lines. */
const mostTitles = 10;

/** How many lines stand above the header: lines of one cell, if headings that are known come after them. */
function titlesIn(text: string): number {
  const lines = text.split('\n', mostTitles).map((line) => line.split(/[,;\t|]/));
  const index = lines.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const { algorithm } = columnsIn(lines[index] ?? []);
  return algorithm === undefined ? 0 : index;
}

/** Where the nth line begins, counted from 0. */
function startOf(line: number, text: string): number {
  let at = 0;
  for (let count = 0; count < line; count += 1) at = text.indexOf('\n', at) + 1;
  return at;
}

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** A first row with a certificate, or with an algorithm and no heading that is known, is no header. */
function isData(row: readonly string[]): boolean {
  if (row.some(hasPem)) return true;
  const found = row.flatMap(find);
  return (
    found.some(({ detail }) => detail !== '') ||
    (found.length > 0 && Object.keys(columnsIn(row)).length === 0)
  );
}

/** Of a list, all that is known to be one is under the heading "Algorithm". */
const isList = (header: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  columnsIn(header).algorithm === 0 && rows.slice(0, 20).some(([cell = '']) => find(cell)[0]);

/**
 * Reads a table with a header (RFC 4180, or with semicolons or tabs). Without one, its headings are empty.
 * @returns undefined for text without columns
 */
export function tableIn(text: string): TextTable | undefined {
  // Of two kinds of line ends, Papa Parse knows one.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  // A first line for Excel, which does not show it, or from PowerShell 5, which names a class.
  const [about = '', delimiter = ''] = /^(?:"?sep=([^\n"])"?|#TYPE .*)\n/i.exec(lines) ?? [];
  const all = lines.slice(about.length);
  const titles = titlesIn(all);
  const body = all.slice(startOf(titles, all));
  // Empty lines are rows that count, and say nothing about the separator.
  const guessed = Papa.parse(body, { delimiter, preview: 10, skipEmptyLines: 'greedy' });
  const separator = guessed.meta.delimiter;
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator });
  const bad = errors.find(({ type }) => type === 'Quotes')?.row;
  // What follows a quote out of place may be in the wrong cell, or all in one.
  const sound = [...data.entries()].filter(
    ([index, row]) => !isBlank(row) && (bad === undefined || index < bad),
  );
  const [first] = sound;
  if (!first) return undefined;
  const lacksHeader = columnsIn(first[1]).algorithm === undefined && isData(first[1]);
  const header = first[1].map((heading) => (lacksHeader ? '' : textOfValue(heading)));
  // Programs that put tables together repeat the header.
  const isHeader = (row: readonly string[]) =>
    row.length === header.length && row.every((cell, index) => cell === first[1][index]);
  const kept = lacksHeader ? sound : sound.filter(([, row]) => !isHeader(row));
  // In a list, a comma separates nothing: "RSA, 1024".
  const rows = kept.map(([, row]) => (header.length > 1 ? row : [row.join(separator)]));
  const isFull =
    sound.length > 1 || (bad !== undefined && columnsIn(header).algorithm !== undefined);
  if (!(header.length > 1 ? isFull : isList(header, rows))) return undefined;
  const numbers = kept.map(([index]) => index + 1 + titles);
  const fault = bad === undefined ? {} : { fault: bad + 1 + titles };
  return { header, rows, numbers, ...fault };
}
