/** A file that is known by its first bytes, and from which nothing is read. */
export type Refused = 'protected-store' | 'encrypted' | 'archive' | 'workbook' | 'binary';

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  Array.from(signature).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const signatures: readonly (readonly [Refused, string, number?])[] = [
  ['protected-store', '\u00fe\u00ed\u00fe\u00ed'],
  ['protected-store', '\u00ce\u00ce\u00ce\u00ce'],
  ['protected-store', 'SQLite format 3'],
  ['encrypted', 'Salted__'],
  ['encrypted', 'age-encryption.org/'],
  ['encrypted', '-----BEGIN AGE ENCRYPTED'],
  ['encrypted', '-----BEGIN PGP MESSAGE'],
  ['archive', '\u001f\u008b'],
  ['archive', 'BZh'],
  ['archive', '\u00fd7zXZ'],
  ['archive', '7z\u00bc\u00af'],
  ['archive', 'Rar!'],
  ['archive', '\u0028\u00b5\u002f\u00fd'],
  ['archive', 'ustar', 257],
  ['binary', '%PDF'],
  ['binary', '\u007fELF'],
  ['workbook', '\u00d0\u00cf\u0011\u00e0'],
];

const latin = new TextDecoder('latin1');

/** What a file is by its first bytes; undefined if it may be read. */
export function refusedBy(bytes: Uint8Array): Refused | undefined {
  const found = signatures.find(([, signature, at = 0]) => startsWith(bytes, signature, at));
  if (found) return found[0];
  if (!startsWith(bytes, 'PK\u0003\u0004')) return undefined;
  // A ZIP file names what it contains. Excel, OpenDocument and the like are ZIP files.
  const names = latin.decode(bytes.subarray(0, 4_000));
  return /xl\/|\[Content_Types\]|opendocument/.test(names) ? 'workbook' : 'archive';
}

const marks: readonly (readonly [string, string])[] = [
  ['\u00ef\u00bb\u00bf', 'utf-8'],
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
];

/** UTF-16 without a mark: every second byte of plain letters is zero. */
function unmarked(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 64);
  const zeros = (odd: number) =>
    start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  return zeros(0) > start.length / 4 ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes a text by its mark, as UTF-16 or UTF-8, or else as Windows writes Western European texts.
 * @returns undefined if it has bytes that no text has
 */
export function textIn(bytes: Uint8Array): string | undefined {
  const encoding = marks.find(([mark]) => startsWith(bytes, mark))?.[1] ?? unmarked(bytes);
  const text = decoded(bytes, encoding) ?? decoded(bytes, 'windows-1252') ?? '';
  // Programs color their texts with escapes.
  const start = text.slice(0, 100_000).replaceAll('\u001b', '');
  return /(?![\t\n\v\f\r])\p{Cc}/u.test(start) ? undefined : text;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text that is known by what it says, and from which nothing is read. */
export type RefusedText = 'private-key' | 'certificate-text' | 'key-store-text';

const texts: readonly (readonly [RefusedText, RegExp])[] = [
  ['private-key', /^PuTTY-User-Key-File-|^-----BEGIN PGP (?:PRIVATE|SECRET)/],
  // Of age, and of WireGuard.
  [
    'private-key',
    /AGE-SECRET-KEY-(?:PQ-)?1[A-Z\d]{40}|^[ \t]*PrivateKey[ \t]*=[ \t]*[A-Za-z\d+/]{43}=/m,
  ],
];

/** What programs print about certificates instead of the certificates. */
const printed: readonly (readonly [RefusedText, RegExp])[] = [
  ['certificate-text', /^\s*Certificate:\s+Data:\s/],
  ['key-store-text', /^(?:Keystore type|Keystore-Typ|Alias name|Aliasname): /m],
];

/**
 * What a text is that is not read.
 * @param hasCertificates whether they are in it, too
 */
export const refusedText = (text: string, hasCertificates: boolean): RefusedText | undefined =>
  [...texts, ...(hasCertificates ? [] : printed)].find(([, form]) => form.test(text))?.[0];

/** Whether a text is a list of JSON texts, one on each line, as some programs write them. */
export function isJsonLines(text: string): boolean {
  const [first = '', second = ''] = text.trim().split(/\s*\n/, 2);
  return second !== '' && [first, second].every(isJson);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
