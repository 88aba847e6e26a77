import { type Asset, type Part, signing } from '../asset.ts';
import { isIsoDay, type IsoDay } from '../../../lib/time/dates.ts';
import { fromBase64 } from '../../../lib/seal/bytes.ts';
import { textOfValue } from './values.ts';

/** Each key begins with the length of its type, the first bytes of which are zero: `AAAA` in Base64. */
const keyType =
  /(?:^|\s)((?:sk-)?(?:ssh|ecdsa|rsa|webauthn)-[\w@.-]+)\s+(AAAA[A-Za-z0-9+/]*={0,3})(?:\s+(.*))?$/;

/** The strings of a key (RFC 4251, 5: each with its length before it), and the numbers between them. */
function reader(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  let isCut = false;
  return {
    /** Whether all was read, and nothing was missing. */
    isAtEnd: (): boolean => !isCut && at === bytes.length,
    string(): Uint8Array<ArrayBuffer> {
      const start = at + 4;
      const end = start + (start <= bytes.length ? view.getUint32(at) : Infinity);
      if (end > bytes.length) {
        isCut = true;
        return new Uint8Array();
      }
      at = end;
      return bytes.subarray(start, end);
    },
    /** A number of 64 bits. */
    long(): bigint {
      at += 8;
      return at <= bytes.length ? view.getBigUint64(at - 8) : 0n;
    },
    skip(length: number): void {
      at += length;
    },
  };
}

/** How many strings the public key of each kind has, in a certificate after its nonce. */
const lengths: Readonly<Record<string, number>> = {
  'ssh-rsa': 2,
  'ssh-dss': 4,
  'ssh-ed25519': 1,
  'ecdsa-sha2-nistp256': 2,
  'ecdsa-sha2-nistp384': 2,
  'ecdsa-sha2-nistp521': 2,
  'sk-ssh-ed25519': 2,
  'sk-ecdsa-sha2-nistp256': 3,
};

const bitsOf = (integer: Uint8Array | undefined): number =>
  // A positive integer may begin with a zero byte.
  integer ? 8 * (integer.length - (integer[0] === 0 ? 1 : 0)) : 0;

/** The algorithm of a key, with its size if it is RSA or DSA. */
function algorithmOf(type: string, key: readonly Uint8Array[]): string {
  if (!/^ssh-(?:rsa|dss)/.test(type)) return type;
  // ssh-rsa: exponent, modulus (RFC 4253, 6.6). ssh-dss begins with its modulus.
  const isRsa = type.startsWith('ssh-rsa');
  const bits = bitsOf(key[isRsa ? 1 : 0]);
  const name = isRsa ? 'RSA' : 'DSA';
  return bits > 0 ? `${name} ${bits}` : name;
}

type ReadKey = Pick<Asset, 'parts' | 'expires'>;

/**
 * A key, or a certificate of OpenSSH with the key of who signed it (PROTOCOL.certkeys).
 * @returns undefined if it is of another type than its line says, is cut, or has more than its type has
 */
function readKey(type: string, bytes: Uint8Array<ArrayBuffer>, depth = 0): ReadKey | undefined {
  const from = reader(bytes);
  if (new TextDecoder().decode(from.string()) !== type) return undefined;
  const plain = type.replace(/-cert-v\d+/, '').replace(/@.*$/, '');
  const isCertificate = plain !== type.replace(/@.*$/, '');
  if (isCertificate) from.string();
  const key = Array.from({ length: lengths[plain] ?? 2 }, () => from.string());
  const parts: readonly Part[] = [signing('key', textOfValue(algorithmOf(plain, key)))];
  if (!isCertificate || depth > 0)
    return from.isAtEnd() || !Object.hasOwn(lengths, plain) ? { parts } : undefined;
  // Serial and kind, the id and the principals, when it begins.
  from.skip(12);
  from.string();
  from.string();
  from.long();
  const until = from.long();
  // Options, extensions and what is reserved.
  for (let index = 0; index < 3; index += 1) from.string();
  const authority = from.string();
  const signer = new TextDecoder().decode(reader(authority).string());
  const [signed] = readKey(signer, authority, depth + 1)?.parts ?? [];
  from.string();
  if (!signed || !from.isAtEnd()) return undefined;
  return { parts: [...parts, { ...signed, what: 'signature' }], expires: dayOf(until) };
}

/** Seconds since 1970 as a day; a certificate that never ends has the largest number. */
function dayOf(seconds: bigint): IsoDay | undefined {
  if (seconds <= 0n || seconds > 250_000_000_000n) return undefined;
  const day = new Date(Number(seconds) * 1_000).toISOString().slice(0, 10);
  return isIsoDay(day) ? day : undefined;
}

/** An SSH key on one line, before it is known which file it is from. */
export type SshLine = Pick<Asset, 'name' | 'system' | 'parts' | 'lasting' | 'expires'>;

/**
 * Reads a line of `known_hosts`, `authorized_keys` or a `.pub` file.
 * @returns null for an empty line, a comment, or a revoked key, which is in use no more; 'broken' for a key that is not
 *   whole; undefined for anything else
 */
export function readSshLine(line: string): SshLine | 'broken' | null | undefined {
  const text = line.trim();
  if (text === '' || /^(?:#|@revoked\s)/.test(text)) return null;
  const match = keyType.exec(text);
  if (!match) return undefined;
  const [, type = '', base64 = '', comment = ''] = match;
  const before = text.slice(0, match.index).trim();
  const isAuthority = before.startsWith('@cert-authority');
  const hosts = before.replace(/^@\S+\s*/, '');
  const isHost =
    hosts !== '' && !/[="\s]/.test(hosts) && !/^(?:no-|restrict|cert-authority)/.test(hosts);
  // A hashed name begins with a bar, and tells nothing.
  const system = isHost && !hosts.startsWith('|') ? textOfValue(hosts.split(',')[0]) : '';
  const key = readKey(type, fromBase64(base64) ?? new Uint8Array());
  if (!key) return 'broken';
  return {
    name: system || (isHost ? '' : textOfValue(comment)),
    system,
    ...key,
    lasting: isAuthority || hosts.startsWith('cert-authority') ? 'authority' : undefined,
  };
}

/**
 * Reads what stands between the lines that begin and end a public key of RFC 4716: headers, and the key in Base64.
 * @returns undefined if it is no key
 */
export function readSsh2(body: string): ReturnType<typeof readSshLine> {
  // A backslash goes on with a header in the next line.
  const text = body.replaceAll(/\\\r?\n/g, '');
  const comment = /^Comment: *"?(.*?)"? *$/im.exec(text)?.[1] ?? '';
  const base64 = text.replaceAll(/^[\w-]+:.*$|\s/gm, '');
  const type = new TextDecoder().decode(reader(fromBase64(base64) ?? new Uint8Array()).string());
  return readSshLine(`${type} ${base64} ${comment}`);
}
