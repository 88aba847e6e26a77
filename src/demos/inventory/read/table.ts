import Papa from 'papaparse';

import type { Job } from '../algorithms/algorithm.ts';
import { find } from '../algorithms/find.ts';
import { type Part, part } from '../asset.ts';
import { judgePart } from '../judge.ts';
import { unique } from './offered.ts';
import type { Unfiled } from './server.ts';
import { suitesIn } from './suite.ts';
import { dayIn, textOfValue, yearsIn } from './values.ts';

/** What a column may hold. An inventory needs the first; the others help. */
export const fields = [
  'algorithm',
  'size',
  'name',
  'system',
  'use',
  'place',
  'expires',
  'owner',
  'secrecy',
] as const;

export type ColumnField = (typeof fields)[number];

/** Which column holds what, by its number. */
export type ColumnPlaces = Partial<Readonly<Record<ColumnField, number>>>;

/** Headings that say what a column holds, in English and German, without blanks and signs. */
const headings: Readonly<Record<ColumnField, RegExp>> = {
  algorithm:
    /^(?:algorithms?|algos?|algorithmname|keyalgorithm|publickeyalgorithm|keytype|cipher|ciphersuite|cryptoalgorithm|cryptography|algorithmus|algorithmen|verfahren|schlüsseltyp)$/,
  size: /^(?:keysize|keylength|keybits|bits|size|length|schlüssellänge|schlüsselgröße|bitlänge)$/,
  name: /^(?:name|asset|assetname|subject|commonname|cn|certificate|certificatename|bezeichnung|objekt|zertifikat)$/,
  system:
    /^(?:system|host|hostname|fqdn|server|ip|ipaddress|application|app|component|service|anwendung|dienst|komponente)$/,
  use: /^(?:use|usage|purpose|function|keyusage|verwendung|zweck|einsatz)$/,
  place: /^(?:place|location|path|file|filepath|url|port|ort|pfad|datei|fundstelle)$/,
  expires:
    /^(?:expires|expiry|expirydate|expiration|expirationdate|notafter|validto|validuntil|gültigbis|ablauf|ablaufdatum|läuftab)$/,
  owner: /^(?:owner|responsible|team|contact|eigentümer|verantwortlich|zuständig)$/,
  secrecy:
    /^(?:secrecy|secrecyyears|yearsofsecrecy|secretforyears|secretfor|geheimjahre|jahregeheim|schutzdauer)$/,
};

/** What each heading of a table seems to hold. */
export function columnsIn(header: readonly string[]): ColumnPlaces {
  const plain = header.map((heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const found = fields.map(
    (field) => [field, plain.findIndex((one) => headings[field].test(one))] as const,
  );
  return Object.fromEntries(found.filter(([, index]) => index >= 0));
}

export type TextTable = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where it stops being CSV, counted from 1 with the header. */
  readonly fault?: { readonly row: number; readonly message: string };
};

/**
 * Reads a table with a header (RFC 4180, or with semicolons or tabs).
 * @returns undefined for text without columns
 */
export function tableIn(text: string): TextTable | undefined {
  // Of two kinds of line ends, Papa Parse knows one.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  // A first line for Excel, which does not show it, or from PowerShell 5, which names a class.
  const [about = '', delimiter = ''] = /^(?:"?sep=([^\n"])"?|#TYPE .*)\n/i.exec(lines) ?? [];
  const { data, errors } = Papa.parse<string[]>(lines.slice(about.length), {
    delimiter,
    skipEmptyLines: 'greedy',
  });
  const [header, ...rows] = data;
  if (!header || header.length < 2 || rows.length === 0) return undefined;
  const bad = errors.find(({ type }) => type === 'Quotes');
  const table = { header: header.map(textOfValue), rows };
  if (!bad) return table;
  return {
    ...table,
    // The row of a quote that never ends has all that follows in it.
    rows: bad.code === 'MissingQuotes' ? rows.slice(0, -1) : rows,
    fault: { row: (bad.row ?? 0) + 1, message: bad.message },
  };
}

const uses: readonly (readonly [RegExp, Job])[] = [
  [
    /exchange|agree|establish|transport|encrypt|encipher|kem|secrecy|austausch|einigung|verschlüssel/i,
    'exchange',
  ],
  [/sign|auth|integrity|certif|zertifi/i, 'signature'],
];

/** What no part can show is read in pieces, each of whole words. */
const pieces = /.{1,200}(?:[\s,;:|/]+|$)|.{200}/gs;

/** "(ECDHE)" and ", ECDHE" as "ECDHE". */
const withoutSigns = (text: string): string =>
  text.replace(/^\s*\((.*)\)$/s, '$1').replace(/^[^\p{L}\d]+/u, '');

/** The version of a protocol, or several: "TLS 1.2/1.3". */
const versions =
  /(?<![a-z])(?:D?TLS|SSL|SSH|IKE)[\s_-]?v?\d+(?:[._]\d+)*(?:\s*[/,;&+]\s*v?\d[._]\d)*/gi;

/** A cell may name suites or a version instead of an algorithm. */
function partsIn(cell: string, size: string, job: Job): readonly Part[] {
  const suites = suitesIn(cell);
  if (suites.parts.length > 0)
    return unique([...suites.parts, ...(suites.rest ? partsIn(suites.rest, '', job) : [])]);
  const named = cell.match(versions) ?? [];
  const [first = ''] = named;
  if (first !== '' && cell.startsWith(first)) {
    const more = withoutSigns(cell.slice(first.length));
    if (find(more).length === 0) return [part('protocol', textOfValue(cell))];
    const parts = partsIn(more, size, job);
    const own = part('protocol', textOfValue(named.join(', ')));
    // Of TLS 1.3, the key exchange says all.
    const isSaid =
      judgePart(own).verdict === 'unknown' &&
      parts.some((one) => judgePart(one).job === 'exchange');
    return isSaid ? parts : [own, ...parts];
  }
  const whole = size && !cell.includes(size) ? `${cell} ${size}` : cell;
  return unique((whole.match(pieces) ?? []).map((one) => part(job, textOfValue(one))));
}

/** What stands in a cell for a date where there is none. */
const noDay =
  /^(?:[^\p{L}\p{N}]*|n\/?a|none|never|null|unknown|keine?s?|nie|unbekannt|unbegrenzt)$/iu;

/** What stands in a cell for years where there are none. */
const noYears = /^(?:[^\p{L}\p{N}]*|n\/?a|none|null|unknown|keine?s?|unbekannt)$/iu;

/** A cell that says nothing here, with its row: counted from 1, with the header. */
type Unclear = { readonly row: number; readonly cell: string };

/**
 * What each row of a table says, how many rows name no algorithm, which dates could be any day, and which years are no
 * number.
 */
export function readTable({ rows }: TextTable, columns: ColumnPlaces) {
  const assets: Unfiled[] = [];
  let empty = 0;
  const days: Unclear[] = [];
  const years: Unclear[] = [];
  for (const [index, row] of rows.entries()) {
    const at = (field: ColumnField): string => textOfValue(row[columns[field] ?? -1]);
    const [algorithm, use] = [at('algorithm'), at('use')];
    // "1,024" and "1.024" are one size.
    const size = at('size').replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, '');
    if (algorithm === '') empty += 1;
    const read = <Value>(
      field: ColumnField,
      value: (cell: string) => Value,
      none: RegExp,
      unclear: Unclear[],
    ) => {
      const cell = at(field);
      const found = value(cell);
      if (found === undefined && !none.test(cell)) unclear.push({ row: index + 2, cell });
      return found;
    };
    const job = uses.find(([pattern]) => pattern.test(use))?.[1] ?? 'either';
    assets.push({
      kind: 'row',
      name: at('name') || algorithm,
      system: at('system'),
      place: at('place'),
      // Not what is shown, which may be cut.
      parts: partsIn((row[columns.algorithm ?? -1] ?? '').trim(), size, job),
      expires: read('expires', dayIn, noDay, days),
      owner: at('owner') || undefined,
      secrecy: read('secrecy', yearsIn, noYears, years),
    });
  }
  return { assets, empty, days, years };
}
