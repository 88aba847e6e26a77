import type { Asset } from '../asset.ts';
import { jsonFaultOf } from '../../../lib/text/json-fault.ts';
import { fill } from '../../../lib/text/fill.ts';
import { counted } from '../../../lib/text/grammar.ts';
import { type ReadAsset, readDer, type Unread } from './certificate.ts';
import { isCycloneDx, readCycloneDx } from './cyclonedx.ts';
import { decode } from './der.ts';
import { hasPrivateKey, readJwks } from './jwk.ts';
import { readNmap, XmlFault } from './nmap.ts';
import { bareBytesIn, hasPem, readPem } from './pem.ts';
import { refusedBy, textIn } from './recognize.ts';
import type { Unfiled } from './server.ts';
import { isSshAudit, readSshAudit } from './ssh-audit.ts';
import { readSshLine } from './ssh-key.ts';
import { isSslyze, readSslyze } from './sslyze.ts';
import { type ColumnPlaces, columnsIn, readTable, type TextTable, tableIn } from './table.ts';
import { findingsIn, isTestssl, readTestssl } from './testssl.ts';
import { textOfValue } from './values.ts';
import * as words from './words.ts';

/** What was read from a file, and what has to be said about the rest of it. */
export type Outcome = {
  readonly assets: readonly Asset[];
  /** Sentences; each names the file. */
  readonly notes: readonly string[];
  /** A table whose columns the visitor has to name, with its first rows. */
  readonly ask?: {
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
};

type Reading = {
  readonly assets: readonly Unfiled[];
  readonly notes: readonly string[];
  readonly ask?: Outcome['ask'];
};

const says = (...notes: readonly string[]): Reading => ({ assets: [], notes });

const unreadWords: Readonly<Record<Exclude<Unread, 'unknown'>, string>> = {
  'private-key': words.privateKey,
  'protected-store': words.protectedStore,
  revocations: words.revocations,
  encrypted: words.encrypted,
};

const blockWords = {
  ...unreadWords,
  'private-key': words.privateKeyAt,
  cut: words.cutBlock,
  broken: words.brokenBlock,
  unknown: words.otherBlock,
} as const;

const refusedWords = {
  'protected-store': words.protectedStore,
  encrypted: words.encrypted,
  archive: words.archive,
  workbook: words.workbook,
  binary: words.binary,
} as const;

const unplaced = { system: '', place: '' } as const;

/** A bare key has no name, and is called by its file. */
const named = (file: string, one: ReadAsset): Unfiled => ({
  ...unplaced,
  ...one,
  name: one.name || (one.kind === 'key' ? file : ''),
});

function der(file: string, bytes: Uint8Array<ArrayBuffer>): Reading | undefined {
  // A sequence, as all of these are.
  const value = bytes[0] === 0x30 ? decode(bytes) : undefined;
  const read = value ? readDer(value) : 'unknown';
  if (typeof read !== 'string') return { assets: read.map((one) => named(file, one)), notes: [] };
  return read === 'unknown' ? undefined : says(fill(unreadWords[read], { file }));
}

function pem(file: string, text: string): Reading {
  const assets: Unfiled[] = [];
  const notes: string[] = [];
  for (const block of readPem(text)) {
    const { line } = block;
    if ('found' in block) {
      for (const one of block.found) assets.push({ ...named(file, one), place: `:${line}` });
      continue;
    }
    notes.push(fill(blockWords[block.unread], { file, line, label: textOfValue(block.label) }));
  }
  return { assets, notes };
}

function json(file: string, text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return says(fill(words.brokenJson, { file, ...jsonFaultOf(text) }));
  }
  if (isCycloneDx(value)) {
    const { assets, others, values } = readCycloneDx(value);
    const notes = values > 0 ? [counted(values, words.keyless, { file })] : [];
    if (assets.length > 0 || others === 0) return { assets, notes };
    return says(
      ...notes,
      fill(words.noAssets, { file, libraries: counted(others, words.libraries) }),
    );
  }
  if (isTestssl(value)) return { assets: readTestssl(value), notes: [] };
  if (isSslyze(value)) return { assets: readSslyze(value), notes: [] };
  if (isSshAudit(value)) return { assets: readSshAudit(value), notes: [] };
  const keys = readJwks(value);
  if (keys)
    return {
      assets: keys.assets.map((one) => named(file, one)),
      notes: keys.refused.map((key) =>
        fill(words.privateKey, { file: key ? `${file}, ${key}` : file }),
      ),
    };
  return says(fill(hasPrivateKey(text) ? words.privateKey : words.otherJson, { file }));
}

function xml(file: string, text: string): Reading {
  try {
    const assets = readNmap(text);
    return assets ? { assets, notes: [] } : says(fill(words.otherXml, { file }));
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    const { line, column, message } = error;
    return says(fill(words.brokenXml, { file, line, column, message: textOfValue(message) }));
  }
}

/** SSH keys, one on each line. A file of another kind has none in its first lines. */
function ssh(file: string, text: string): Reading | undefined {
  const assets: Unfiled[] = [];
  const notes: string[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const key = readSshLine(line);
    if (key)
      assets.push({
        kind: 'key',
        place: `:${index + 1}`,
        ...key,
        name: key.name || `${file}:${index + 1}`,
      });
    else if (key === undefined) notes.push(fill(words.otherLine, { file, line: index + 1 }));
    if (assets.length === 0 && notes.length > 20) return undefined;
  }
  return assets.length === 0 ? undefined : { assets, notes };
}

/** The cells of a column that say nothing here, in a sentence about all that names the first. */
const unclearIn = (
  file: string,
  cells: readonly { readonly row: number; readonly cell: string }[],
  sentences: Parameters<typeof counted>[1],
): readonly string[] => {
  const [first] = cells;
  return first ? [counted(cells.length, sentences, { file, ...first })] : [];
};

function table(file: string, read: TextTable, given: ColumnPlaces | undefined): Reading {
  const findings = findingsIn(read);
  if (findings) return { assets: readTestssl(findings), notes: [] };
  const columns = given ?? columnsIn(read.header);
  if (columns.algorithm === undefined)
    return { ...says(), ask: { header: read.header, rows: read.rows.slice(0, 3) } };
  const { assets, empty, days, years } = readTable(read, columns);
  return {
    assets,
    notes: [
      ...(read.fault ? [fill(words.cutTable, { file, ...read.fault })] : []),
      ...(empty > 0 ? [counted(empty, words.noAlgorithmIn, { file })] : []),
      ...unclearIn(file, days, words.unclearDay),
      ...unclearIn(file, years, words.unclearYears),
    ],
  };
}

/** Values of Base64 alone; nothing if one of them is of no kind that is read here. */
function bare(file: string, values: ReturnType<typeof bareBytesIn>): Reading | undefined {
  const read = values.map((bytes) => der(file, bytes)).filter((one) => one !== undefined);
  if (read.length === 0 || read.length < values.length) return undefined;
  return {
    assets: read.flatMap(({ assets }) => assets),
    notes: read.flatMap(({ notes }) => notes),
  };
}

/** How `known_hosts` begins if its first host has a port of its own: "[host]:2222 ssh-ed25519 …". */
const isHostWithPort = /^\s*\[[^\]\s"{},]+\]:\d+[\s,]/;

function textual(file: string, text: string, columns: ColumnPlaces | undefined): Reading {
  if (text.startsWith('PuTTY-User-Key-File-')) return says(fill(words.privateKey, { file }));
  if (/^-----BEGIN PGP (?:PRIVATE|SECRET)/.test(text))
    return says(fill(words.privateKey, { file }));
  if (/^\s*[[{]/.test(text) && !isHostWithPort.test(text)) return json(file, text);
  // Scans with nmap have certificates in them.
  if (/^\s*<(?:\?xml|!DOCTYPE nmaprun|nmaprun)/.test(text)) return xml(file, text);
  // Tables of testssl.sh have certificates in their cells.
  if (hasPem(text) && !/^"?id"?,"?fqdn\/ip/.test(text)) return pem(file, text);
  if (/^\s*</.test(text)) return xml(file, text);
  const found = bare(file, bareBytesIn(text)) ?? ssh(file, text);
  if (found) return found;
  const rows = tableIn(text);
  return rows ? table(file, rows, columns) : says(fill(words.otherText, { file }));
}

function reading(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  columns: ColumnPlaces | undefined,
): Reading {
  if (bytes.length === 0) return says(fill(words.empty, { file }));
  const refused = refusedBy(bytes);
  if (refused) return says(fill(refusedWords[refused], { file }));
  const binary = der(file, bytes);
  if (binary) return binary;
  const text = textIn(bytes);
  if (text === undefined) return says(fill(words.binary, { file }));
  return text.trim() === '' ? says(fill(words.empty, { file })) : textual(file, text, columns);
}

/**
 * Reads a file by what it contains; its name decides nothing.
 * @param name as it is shown
 * @param columns which column of a table holds what, if the visitor has said so
 */
export function read(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  columns?: ColumnPlaces,
): Outcome {
  const file = textOfValue(name);
  const { assets, notes, ask } = reading(file, bytes, columns);
  const isSilent = assets.length === 0 && notes.length === 0 && !ask;
  return {
    assets: assets.map((one) => ({ ...one, file })),
    notes: isSilent ? [fill(words.nothing, { file })] : notes,
    ...(ask && { ask }),
  };
}
