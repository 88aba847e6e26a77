import { fromBase64 } from '../../../lib/seal/bytes.ts';
import type { Job } from '../algorithms/algorithm.ts';
import { type ReadAsset, readDer } from './certificate.ts';
import { bitsIn, decode } from './der.ts';
import { fieldsOfValue, listIn, type OwnFields, textOfValue } from './values.ts';

/** What only a private or a secret key has (RFC 7518, 6, and RFC 9964 for ML-DSA). */
const isPrivate = (key: OwnFields): boolean =>
  ['d', 'k', 'priv'].some((name) => Object.hasOwn(key, name));

/** Whether a text has such a key anywhere in it. */
export const hasPrivateKey = (text: string): boolean =>
  /"kty"\s*:/.test(text) && /"(?:d|priv|k)"\s*:\s*"/.test(text);

const isKey = (key: OwnFields): boolean => typeof key['kty'] === 'string';

/** The algorithm of a key with its size or its curve. */
function algorithmOf(key: OwnFields): string {
  const [kind, curve, algorithm] = [key['kty'], key['crv'], key['alg']].map(textOfValue);
  if (kind === 'EC') return `EC ${curve}`;
  if (kind !== 'RSA') return curve || algorithm || kind || '';
  // Not by `textOfValue`, which would cut it.
  const modulus = typeof key['n'] === 'string' ? key['n'] : '';
  const bytes = fromBase64(modulus.replaceAll('-', '+').replaceAll('_', '/'));
  const size = bytes ? bitsIn(bytes) : 0;
  return size > 0 ? `RSA ${size}` : 'RSA';
}

/** What a key is for, if its use or its operations say so (RFC 7517, 4.2 and 4.3). */
function jobOf(key: OwnFields): Job {
  const uses = [key['use'], ...listIn(key['key_ops'])].map(textOfValue);
  if (uses.some((use) => /^(?:enc|wrap|derive)/.test(use))) return 'exchange';
  return uses.some((use) => /^(?:sig|verify)/.test(use)) ? 'signature' : 'either';
}

/** The certificate of a key (RFC 7517, 4.7), which says more than the key; none if it can’t be read. */
function certificateOf(key: OwnFields): readonly ReadAsset[] {
  const [own] = listIn(key['x5c']);
  const bytes = typeof own === 'string' ? fromBase64(own) : null;
  const value = bytes ? decode(bytes) : undefined;
  const read = value ? readDer(value) : 'unknown';
  return typeof read === 'string' ? [] : read;
}

/**
 * Reads a JSON Web Key or a set of them (RFC 7517).
 * @returns the public keys, and what the private ones are called, of which nothing else is read; undefined for other
 *   JSON
 */
export function readJwks(value: unknown) {
  const own = fieldsOfValue(value);
  const keys = isKey(own) ? [own] : listIn(own['keys']).map(fieldsOfValue);
  if (!keys.some(isKey)) return undefined;
  const assets = keys
    .filter((key) => !isPrivate(key))
    .flatMap((key): readonly ReadAsset[] => {
      const certificate = certificateOf(key);
      if (certificate.length > 0) return certificate;
      const part = { what: 'key', job: jobOf(key), written: algorithmOf(key) } as const;
      return [{ kind: 'key', name: textOfValue(key['kid']), parts: [part] }];
    });
  return { assets, refused: keys.filter(isPrivate).map((key) => textOfValue(key['kid'])) };
}
