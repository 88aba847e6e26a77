import { type Bytes, fromBase64 } from '../../../lib/seal/bytes.ts';
import { type ReadAsset, readDer, type Unread } from './certificate.ts';
import { decode, type Value } from './der.ts';
import { readSsh2 } from './ssh-key.ts';

/** A block of a PEM file (RFC 7468). */
type Block = { readonly label: string; readonly body: string; readonly line: number };

/** How RFC 4716 begins and ends SSH keys: with as many signs as PEM, so a line stays at its place. */
const ofSsh = /---- (BEGIN|END) (SSH2 [A-Z ]+?) ----/g;
const beginOfSsh = '---- BEGIN SSH2 ';

const begin = '-----BEGIN ';

/** Counts lines as it goes, so that a long file is gone through once. */
function lineCounter(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    for (
      let next = text.indexOf('\n', from);
      next >= 0 && next < at;
      next = text.indexOf('\n', from)
    ) {
      line += 1;
      from = next + 1;
    }
    return line;
  };
}

/** The blocks in a text, with whatever stands between them left out. A block without its end has no body. */
function* blocksIn(text: string): Generator<Block> {
  const lineAt = lineCounter(text);
  for (let at = text.indexOf(begin); at >= 0;) {
    const end = text.indexOf('-----', at + begin.length);
    // No label is longer; what looks like one in other text isn't one.
    const label = end < 0 || end - at > 80 ? '' : text.slice(at + begin.length, end);
    const close = label ? text.indexOf(`-----END ${label}-----`, end) : -1;
    const next = text.indexOf(begin, at + begin.length);
    const isWhole = close >= 0 && (next < 0 || close < next);
    if (label) yield { label, line: lineAt(at), body: isWhole ? text.slice(end + 5, close) : '' };
    at = next;
  }
}

/**
 * Base64 to bytes; undefined if it is none. Lines of a header, such as an encrypted key’s, are left out, and the signs
 * that stand for the ends of lines where a block is on one.
 */
const bytesIn = (base64: string): Bytes | undefined =>
  fromBase64(base64.replaceAll(/^[\w-]+: .*$|\\[nr]/gm, '')) ?? undefined;

/** The value of ASN.1 that Base64 alone has, if that is a sequence, as all are that are read. */
function valueIn(base64: string): Value | undefined {
  const bytes = bytesIn(base64);
  return bytes?.[0] === 0x30 ? decode(bytes) : undefined;
}

/**
 * The values of ASN.1 in a text that is Base64 alone, without the lines around it: one, or several with an empty line
 * between them or each on a line.
 */
export function bareValuesIn(text: string): readonly Value[] {
  if (!/^\s*M[A-Za-z\d+/=\s]+$/.test(text)) return [];
  const whole = text.trim();
  const ways = [[whole], whole.split(/\n\s*\n/), whole.split('\n')];
  for (const parts of ways) {
    const found = parts.flatMap((part) => valueIn(part) ?? []);
    if (found.length === parts.length) return found;
  }
  return [];
}

/** What a block holds: assets, or why there are none. */
export type PemBlock = { readonly line: number } & (
  | { readonly found: readonly ReadAsset[] }
  | { readonly unread: Unread | 'cut' | 'broken' | 'pgp'; readonly label: string }
);

const isPrivate = (label: string) => label.includes('PRIVATE KEY');
/** Parameters say nothing that a key doesn’t. */
const isParameters = (label: string) => label.endsWith('PARAMETERS');

/** Chains repeat: what a body holds is worked out once. */
type Memory = Map<string, readonly ReadAsset[] | Unread>;

function readBlock({ label, body, line }: Block, memory: Memory): PemBlock {
  // First, so that not even a part of it is decoded.
  if (isPrivate(label)) return { line, unread: 'private-key', label };
  if (body === '') return { line, unread: 'cut', label };
  if (label === 'SSH2 PUBLIC KEY') {
    const key = readSsh2(body);
    return key && key !== 'broken'
      ? { line, found: [{ kind: 'key', ...key }] }
      : { line, unread: 'broken', label };
  }
  // It is no ASN.1, and nothing is wrong with it.
  if (label === 'PGP PUBLIC KEY BLOCK') return { line, unread: 'pgp', label };
  if (label.startsWith('PGP ')) return { line, unread: 'unknown', label };
  const before = memory.get(body);
  const bytes = before === undefined ? bytesIn(body) : undefined;
  // OpenSSL writes behind such a certificate what it is trusted for.
  const value: Value | undefined = bytes && decode(bytes, label === 'TRUSTED CERTIFICATE');
  if (before === undefined && !value) return { line, unread: 'broken', label };
  const read = before ?? (value ? readDer(value) : 'unknown');
  memory.set(body, read);
  return typeof read === 'string' ? { line, unread: read, label } : { line, found: read };
}

/** Whether a text has a block of PEM anywhere. */
export const hasPem = (text: string): boolean => text.includes(begin) || text.includes(beginOfSsh);

function* blocksToRead(text: string): Generator<Block> {
  for (const block of blocksIn(text.replaceAll(ofSsh, '-----$1 $2-----')))
    if (!isParameters(block.label)) yield block;
}

/** How many blocks a part of a text has. */
export const blocksOf = (text: string): number =>
  hasPem(text) ? [...blocksToRead(text)].length : 0;

/** Reads every block of a text. */
export function* readPem(text: string): Generator<PemBlock> {
  const memory: Memory = new Map();
  for (const block of blocksToRead(text)) yield readBlock(block, memory);
}

/** What the blocks of a text hold, for scans that quote certificates. */
export const foundIn = (text: string): readonly ReadAsset[] =>
  [...readPem(text)].flatMap((block) => ('found' in block ? block.found : []));
