import { fill } from '../../../lib/text/fill.ts';
import { counted } from '../../../lib/text/grammar.ts';
import type { Job } from '../algorithms/algorithm.ts';
import { type Part, part, signing } from '../asset.ts';
import { partsIn, versionsIn } from './cell.ts';
import { type ColumnField, type ColumnPlaces, columnsIn } from './columns.ts';
import { blockNotes } from './keys.ts';
import { unique } from './offered.ts';
import { blocksOf, hasPem, type PemBlock, readPem } from './pem.ts';
import type { Reading } from './reading.ts';
import type { Unfiled } from './server.ts';
import type { TextTable } from './table.ts';
import { dayIn, textOfValue, yearsIn } from './values.ts';
import * as words from './words.ts';

const uses: readonly (readonly [RegExp, Job])[] = [
  [
    /exchange|agree|establish|transport|encrypt|encipher|kem|secrecy|austausch|einigung|verschlüssel/i,
    'exchange',
  ],
  [/sign|auth|integrity|certif|zertifi/i, 'signature'],
];

/** What stands in a cell where there is nothing. */
const nothing = /^(?:[^\p{L}\p{N}]*|n\/?a|none|null|unknown|keine?s?|unbekannt)$/iu;

/** The same for dates. */
const noDay =
  /^(?:[^\p{L}\p{N}]*|n\/?a|none|never|null|unknown|keine?s?|nie|unbekannt|unbegrenzt)$/iu;

/** A column of hashes may have the hashes themselves, such as fingerprints. */
const isDigest = (cell: string): boolean => /^(?:[\da-f]{2}[:\s]?){16,}$/i.test(cell);

/** What a row has in a column. */
type At = (field: ColumnField) => string;

/** What the columns beside that of the algorithm add to it. */
function partsBeside(at: At): readonly Part[] {
  const cell = (field: ColumnField): string => (nothing.test(at(field)) ? '' : at(field));
  const [signature, exchange, hash] = [cell('signature'), cell('exchange'), cell('hash')];
  return [
    ...(signature ? [signing('signature', signature)] : []),
    ...(exchange ? [part('exchange', exchange)] : []),
    ...(hash && !isDigest(hash) ? [part('hash', hash)] : []),
  ];
}

/**
 * All that a row names.
 * @param algorithm as it is written, which may be more than can be shown
 * @param further the same of further columns for algorithms
 */
function partsOf(at: At, algorithm: string, further: readonly string[]): readonly Part[] {
  // "1,024" and "1.024" are one size.
  const size = at('size').replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, '');
  const job = uses.find(([pattern]) => pattern.test(at('use')))?.[1] ?? 'either';
  const more = further.filter((one) => !nothing.test(one));
  const parts = [
    ...(algorithm || more.length === 0 ? partsIn(algorithm, size, job) : []),
    ...more.flatMap((one) => partsIn(one, '', job)),
    ...partsBeside(at),
  ];
  return unique([...parts, ...versionsIn(at('protocol'), parts)]);
}

/** A cell that says nothing here, with its row. */
type Unclear = { readonly row: number; readonly cell: string };

const isTotal = (row: readonly string[]): boolean =>
  /^(?:(?:grand )?total|sum|summe|gesamt)\b/i.test(row.find((cell) => cell.trim() !== '') ?? '');

/**
 * What each row of a table says and the certificates in its cells hold, how many rows name no algorithm, which dates
 * could be any day, and which years are no number.
 * @param blocks those of the whole text, in their order
 */
function readRows(
  { rows, numbers }: TextTable,
  columns: ColumnPlaces,
  blocks: readonly PemBlock[],
) {
  const assets: Unfiled[] = [];
  let empty = 0;
  const days: Unclear[] = [];
  const years: Unclear[] = [];
  let next = 0;
  for (const [index, cells] of rows.entries()) {
    // A certificate in the column for names is no name.
    const row = blocks.length > 0 ? cells.map((cell) => (hasPem(cell) ? '' : cell)) : cells;
    const cell = (place: number | undefined): string => textOfValue(row[place ?? -1]);
    const at: At = (field) => cell(columns[field]);
    const algorithm = at('algorithm');
    const isNumber = /^[\d.,\s]*$/.test(algorithm);
    if (index === rows.length - 1 && isNumber && isTotal(row)) continue;
    const read = <Value>(
      field: ColumnField,
      value: (cell: string) => Value,
      none: RegExp,
      unclear: Unclear[],
    ) => {
      const said = at(field);
      const found = value(said);
      if (found === undefined && !none.test(said))
        unclear.push({ row: numbers[index] ?? 0, cell: said });
      return found;
    };
    const written = (place: number | undefined): string => (row[place ?? -1] ?? '').trim();
    const parts = partsOf(at, written(columns.algorithm), (columns.more ?? []).map(written));
    const about = {
      system: at('system'),
      owner: at('owner') || undefined,
      secrecy: read('secrecy', yearsIn, nothing, years),
    };
    const from = next;
    if (blocks.length > 0) next += blocksOf(cells.join('\n'));
    const held = blocks.slice(from, next);
    const certificates = held.flatMap((block) =>
      'found' in block
        ? block.found.map((one) => ({ ...one, ...about, place: `:${block.line}` }))
        : [],
    );
    assets.push(...certificates);
    const isNamed = parts.some(({ written }) => written !== '');
    // Of a row that names no algorithm itself, its certificate does.
    if (!isNamed && held.length > 0) continue;
    if (!isNamed) empty += 1;
    assets.push({
      ...about,
      kind: 'row',
      name: at('name') || algorithm,
      place: at('place'),
      parts,
      expires: read('expires', dayIn, noDay, days),
    });
  }
  return { assets, empty, days, years };
}

/** The cells of a column that say nothing here, in a sentence about all that names the first. */
const unclearIn = (
  file: string,
  cells: readonly Unclear[],
  sentences: Parameters<typeof counted>[1],
): readonly string[] => {
  const [first] = cells;
  return first ? [counted(cells.length, sentences, { file, ...first })] : [];
};

/** The first rows, in which a block of PEM is no more than its first line: it may be a private key. */
const firstOf = ({ rows }: TextTable) =>
  rows
    .slice(0, 3)
    .map((row) =>
      row.map((cell) => (hasPem(cell) ? (/-----BEGIN [^-]*-----/.exec(cell)?.[0] ?? '') : cell)),
    );

/**
 * Reads a table, and the certificates in its cells.
 * @param text where it is from
 * @param given which column holds what, if the visitor has said so
 */
export function readTable(
  file: string,
  table: TextTable,
  text: string,
  given?: ColumnPlaces,
): Reading {
  const columns = given ?? columnsIn(table.header);
  const blocks = [...readPem(text)];
  // Where each row has a certificate, nothing else is needed.
  if (columns.algorithm === undefined && !table.rows.every((row) => row.some(hasPem)))
    return { assets: [], notes: [], ask: { header: table.header, rows: firstOf(table) } };
  const { assets, empty, days, years } = readRows(table, columns, blocks);
  return {
    assets,
    notes: [
      ...(table.fault ? [fill(words.cutTable, { file, row: table.fault })] : []),
      ...blockNotes(file, blocks),
      ...(empty > 0 ? [counted(empty, words.noAlgorithmIn, { file })] : []),
      ...unclearIn(file, days, words.unclearDay),
      ...unclearIn(file, years, words.unclearYears),
    ],
  };
}

/** Whether a text with blocks of PEM is a table that has them in its cells. */
export const hasPemInCells = (table: TextTable | undefined): table is TextTable =>
  table?.rows.some((row) => row.length > 1 && row.some((cell) => /^\s*-----BEGIN /.test(cell))) ===
  true;
