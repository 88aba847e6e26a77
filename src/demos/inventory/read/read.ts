import type { Asset } from '../asset.ts';
import { jsonFaultOf } from '../../../lib/text/json-fault.ts';
import { fill } from '../../../lib/text/fill.ts';
import { counted } from '../../../lib/text/grammar.ts';
import { readBytes, readDer } from './certificate.ts';
import type { ColumnPlaces } from './columns.ts';
import { isCycloneDx, readCycloneDx } from './cyclonedx.ts';
import type { Value } from './der.ts';
import { hasPrivateKey, readJwks } from './jwk.ts';
import { readPemFile, readSsh } from './keys.ts';
import { readNmap, XmlFault } from './nmap.ts';
import { bareValuesIn, hasPem } from './pem.ts';
import { named, type Reading, says, unreadWords } from './reading.ts';
import { isJsonLines, refusedBy, refusedText, textIn } from './recognize.ts';
import { hasPemInCells, readTable } from './rows.ts';
import { isSshAudit, readSshAudit } from './ssh-audit.ts';
import { isSslyze, readSslyze } from './sslyze.ts';
import { type TextTable, tableIn } from './table.ts';
import { findingsIn, isTestssl, readTestssl } from './testssl.ts';
import { textOfValue } from './values.ts';
import * as words from './words.ts';

/** What was read from a file, and what has to be said about the rest of it. */
export type Outcome = Omit<Reading, 'assets'> & { readonly assets: readonly Asset[] };

const refusedWords = {
  'protected-store': words.protectedStore,
  encrypted: words.encrypted,
  archive: words.archive,
  workbook: words.workbook,
  binary: words.binary,
} as const;

const refusedTexts = {
  'private-key': words.privateKey,
  'certificate-text': words.certificateText,
  'key-store-text': words.keyStoreText,
} as const;

/** What was read from ASN.1; nothing if it is of no kind that is read here. */
function der(file: string, read: ReturnType<typeof readDer>): Reading | undefined {
  if (typeof read !== 'string') return { assets: read.map((one) => named(file, one)), notes: [] };
  return read === 'unknown' ? undefined : says(fill(unreadWords[read], { file }));
}

function json(file: string, text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (isJsonLines(text)) return says(fill(words.jsonLines, { file }));
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
      notes: [
        ...keys.refused.map((key) =>
          fill(words.privateKey, { file: key ? `${file}, ${key}` : file }),
        ),
        ...(keys.broken > 0 ? [counted(keys.broken, words.brokenChain, { file })] : []),
      ],
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

function table(
  file: string,
  read: TextTable,
  text: string,
  columns: ColumnPlaces | undefined,
): Reading {
  const findings = findingsIn(read);
  if (!findings) return readTable(file, read, text, columns);
  const notes = read.fault ? [fill(words.cutTable, { file, row: read.fault })] : [];
  return { assets: readTestssl(findings), notes };
}

/** Values of Base64 alone; nothing if one of them is of no kind that is read here. */
function bare(file: string, values: readonly Value[]): Reading | undefined {
  const read = values.map((value) => der(file, readDer(value))).filter((one) => one !== undefined);
  if (read.length === 0 || read.length < values.length) return undefined;
  return {
    assets: read.flatMap(({ assets }) => assets),
    notes: read.flatMap(({ notes }) => notes),
  };
}

/** How `known_hosts` begins if its first host has a port of its own: "[host]:2222 ssh-ed25519 …". */
const isHostWithPort = /^\s*\[[^\]\s"{},]+\]:\d+[\s,]/;

/** How files of settings begin: "[Interface]". */
const isSection = /^\s*\[[A-Za-z][^\]"{},\n]*\]\s*(?:\n|$)/;

function textual(file: string, text: string, columns: ColumnPlaces | undefined): Reading {
  const refused = refusedText(text, hasPem(text));
  if (refused) return says(fill(refusedTexts[refused], { file }));
  if (/^\s*[[{]/.test(text) && !isHostWithPort.test(text) && !isSection.test(text))
    return json(file, text);
  // Scans with nmap have certificates in them.
  if (/^\s*<(?:\?xml|!DOCTYPE nmaprun|nmaprun)/.test(text)) return xml(file, text);
  // Tables have certificates in their cells, those of testssl.sh with other text around them.
  if (hasPem(text) && !/^"?id"?,"?fqdn\/ip/.test(text)) {
    const rows = tableIn(text);
    return hasPemInCells(rows) ? readTable(file, rows, text, columns) : readPemFile(file, text);
  }
  if (/^\s*</.test(text)) return xml(file, text);
  const found = bare(file, bareValuesIn(text)) ?? readSsh(file, text);
  if (found) return found;
  const rows = tableIn(text);
  return rows ? table(file, rows, text, columns) : says(fill(words.otherText, { file }));
}

function reading(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  columns: ColumnPlaces | undefined,
): Reading {
  if (bytes.length === 0) return says(fill(words.empty, { file }));
  const refused = refusedBy(bytes);
  if (refused) return says(fill(refusedWords[refused], { file }));
  // A sequence, as all of these are.
  const binary = bytes[0] === 0x30 ? der(file, readBytes(bytes)) : undefined;
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
