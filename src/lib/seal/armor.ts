import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { fromBase64Url, toBase64Url } from '../base64.ts';

export type Armored = { readonly keyId: string; readonly bytes: Uint8Array };

/** Why an armor cannot be read. `fault` is for programs, `reason` for people. */
export type ArmorFault = {
  readonly fault: 'missing' | 'cut' | 'altered' | 'unknown-version';
  readonly reason: string;
};

const version = 1;

// Mail programs break lines at 72 columns.
const columns = 64;

const checkOf = (bytes: Uint8Array) => bytesToHex(sha256(bytes).subarray(0, 8));

/**
 * Writes bytes as text for mail, in the style of PGP's ASCII armor. URL-safe Base64 survives quoted-printable,
 * link detection and reflowing.
 * @param label follows BEGIN and END, for example "SEALED MESSAGE"
 * @param firstLine for people; at most 72 ASCII characters
 */
export function armor(label: string, firstLine: string, { keyId, bytes }: Armored): string {
  return [
    firstLine,
    '',
    `-----BEGIN ${label}-----`,
    `Version: ${version}`,
    `Key: ${keyId}`,
    `Bytes: ${bytes.length}`,
    '',
    ...(toBase64Url(bytes).match(new RegExp(`.{1,${columns}}`, 'g')) ?? []),
    '',
    `Check: ${checkOf(bytes)}`,
    `-----END ${label}-----`,
    '',
  ].join('\n');
}

/** Removes what mail programs add to lines: quote marks, indentation, trailing spaces, quoted-printable. */
const stripQuoting = (line: string) =>
  line
    .replace(/[^\u0021-\u007e]+/g, ' ')
    .replace(/^[ >|]+/, '')
    .replace(/(?: |=20|=09|=)+$/, '');

const fields =
  /^Version:\s+(\d+)\s+Key:\s+([\dA-F-]+)\s+Bytes:\s+(\d+)\s+([\w\s-]*?)\s*Check:\s+([\da-f]{16})$/;

/** Reads an armor from a mail's text, even if it was quoted, indented or reflowed. */
export function readArmor(label: string, text: string): Armored | ArmorFault {
  const lines = text.split(/\r\n|\r|\n/).map(stripQuoting);
  const flat = lines.join('\n');
  const start = flat.indexOf(`BEGIN ${label}`);
  if (start < 0) return { fault: 'missing', reason: `There is no ${label.toLowerCase()} in it.` };
  const inner = flat.slice(start + `BEGIN ${label}`.length).replace(/^[-\s]+/, '');

  const stated = /^Version:\s+(\d+)/.exec(inner)?.[1];
  if (stated !== undefined && stated !== String(version)) {
    const reason = `It is of version ${stated}; this program knows version ${version}.`;
    return { fault: 'unknown-version', reason };
  }
  const end = inner.indexOf(`END ${label}`);
  if (end < 0)
    return { fault: 'cut', reason: `It is cut: its last line, END ${label}, is missing.` };

  const read = fields.exec(inner.slice(0, end).replace(/[-\s]+$/, ''));
  const altered = (reason: string): ArmorFault => ({ fault: 'altered', reason });
  if (!read) return altered('It was altered: some of its lines are missing or changed.');
  const [, , keyId = '', length = '', data = '', check] = read;
  const bytes = fromBase64Url(data.replace(/\s/g, ''));
  const wanted = Number(length);
  const arrived = Math.floor((data.replace(/\s/g, '').length * 6) / 8);
  if (arrived < wanted) {
    return { fault: 'cut', reason: `It is cut: ${arrived} of its ${wanted} bytes arrived.` };
  }
  if (!bytes || bytes.length !== wanted || checkOf(bytes) !== check)
    return altered('It was altered on the way: its checksum does not fit.');
  return { keyId, bytes };
}
