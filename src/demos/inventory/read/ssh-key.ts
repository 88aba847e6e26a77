import type { Asset } from '../asset.ts';
import { bytesIn } from './pem.ts';
import { textOf } from './values.ts';

const keyType =
  /(?:^|\s)((?:sk-)?(?:ssh|ecdsa|rsa|webauthn)-[\w@.-]+)\s+([A-Za-z0-9+/]{20,}={0,3})(?:\s+(.*))?$/;

/** Reads the strings of a key (RFC 4251, 5: each with its length before it). */
function stringsIn(bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer);
  const strings: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at + 4 <= bytes.length && strings.length < 4;) {
    const end = at + 4 + view.getUint32(at);
    if (end > bytes.length) break;
    strings.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return strings;
}

/** The algorithm of a key, with its size if it is RSA or DSA. */
function algorithmOf(type: string, base64: string): string {
  if (!/^ssh-(?:rsa|dss)$/.test(type)) return type;
  const bytes = bytesIn(base64);
  const [, second, third] = bytes ? stringsIn(bytes) : [];
  // ssh-rsa: exponent, modulus (RFC 4253, 6.6). ssh-dss begins with its modulus.
  const modulus = type === 'ssh-rsa' ? third : second;
  const name = type === 'ssh-rsa' ? 'RSA' : 'DSA';
  // A positive integer may begin with a zero byte.
  return modulus ? `${name} ${8 * (modulus.length - (modulus[0] === 0 ? 1 : 0))}` : name;
}

/** A key of SSH on one line, before it is known which file it is from. */
export type SshLine = Pick<Asset, 'name' | 'system' | 'parts' | 'lasting'>;

/**
 * Reads a line of `known_hosts`, `authorized_keys` or a `.pub` file.
 * @returns null for an empty line or a comment, undefined for anything else
 */
export function readSshLine(line: string): SshLine | null | undefined {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return null;
  const match = keyType.exec(text);
  if (!match) return undefined;
  const [, type = '', base64 = '', comment = ''] = match;
  const before = text.slice(0, match.index).trim();
  const isAuthority = before.startsWith('@cert-authority');
  const hosts = before.replace(/^@\S+\s*/, '');
  const isHost =
    hosts !== '' && !/[="\s]/.test(hosts) && !/^(?:no-|restrict|cert-authority)/.test(hosts);
  // A hashed name begins with a bar, and tells nothing.
  const system = isHost && !hosts.startsWith('|') ? textOf(hosts.split(',')[0]) : '';
  return {
    name: system || (isHost ? '' : textOf(comment)),
    system,
    parts: [{ what: 'key', job: 'signature', written: textOf(algorithmOf(type, base64)) }],
    lasting: isAuthority || hosts.startsWith('cert-authority') ? 'authority' : undefined,
  };
}
