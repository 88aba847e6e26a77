import { fromBase64 } from '../../../lib/seal/bytes.ts';
import type { Job } from '../algorithms/algorithm.ts';
import { type ReadAsset, readBytes } from './certificate.ts';
import { bitsIn } from './der.ts';
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

/** What algorithms of RFC 7518 (3.1 and 4.1) and RFC 8037 are for; others are told by the key itself. */
const jobs: readonly (readonly [RegExp, Job])[] = [
  [/^(?:RSA-OAEP|RSA1_5|ECDH-ES)/, 'exchange'],
  [/^(?:[RPE]S\d|EdDSA|Ed25519|Ed448)/, 'signature'],
];

/** What a key is for, if its use, its operations or its algorithm say so (RFC 7517, 4.2 to 4.4). */
function jobOf(key: OwnFields): Job {
  const uses = [key['use'], ...listIn(key['key_ops'])].map(textOfValue);
  const named = jobs.find(([form]) => form.test(textOfValue(key['alg'])))?.[1];
  // Where they differ, what is encrypted to it can be recorded today.
  if (named === 'exchange' || uses.some((use) => /^(?:enc|wrap|derive)/.test(use)))
    return 'exchange';
  return named ?? (uses.some((use) => /^(?:sig|verify)/.test(use)) ? 'signature' : 'either');
}

/** A certificate in Base64; none if it can’t be read. */
function certificateIn(written: unknown): readonly ReadAsset[] {
  const bytes = typeof written === 'string' ? fromBase64(written) : null;
  const read = bytes ? readBytes(bytes) : 'unknown';
  return typeof read === 'string' ? [] : read;
}

/** A key is for what it says, also where its certificate says nothing or less. */
function withJob(certificate: ReadAsset, job: Job): ReadAsset {
  if (job !== 'exchange') return certificate;
  const parts = certificate.parts.map((part) => (part.what === 'key' ? { ...part, job } : part));
  return { ...certificate, parts };
}

type JwkAsset = ReadAsset & { readonly place: string };

/**
 * Reads a JSON Web Key or a set of them (RFC 7517).
 * @returns the public keys, what the private ones are called, of which nothing else is read, and how many certificates
 *   of authorities can’t be read; undefined for other JSON
 */
export function readJwks(value: unknown) {
  const own = fieldsOfValue(value);
  const keys = isKey(own) ? [own] : listIn(own['keys']).map(fieldsOfValue);
  if (!keys.some(isKey)) return undefined;
  const open = keys.filter((key) => !isPrivate(key));
  const assets = open.flatMap((key): readonly JwkAsset[] => {
    const [kid, job] = [textOfValue(key['kid']), jobOf(key)];
    // The certificate (RFC 7517, 4.7) says more than the key.
    const certificate = certificateIn(listIn(key['x5c'])[0]);
    if (certificate.length > 0)
      return certificate.map((one) => ({ ...withJob(one, job), place: kid }));
    const part = { what: 'key', job, written: algorithmOf(key) } as const;
    return [{ kind: 'key', name: kid, place: '', parts: [part] }];
  });
  // Keys have authorities in common.
  const chain = new Set(open.flatMap((key) => listIn(key['x5c']).slice(1)));
  const authorities = [...chain].map((one) => certificateIn(one));
  return {
    assets: [...assets, ...authorities.flat().map((one) => ({ ...one, place: '' }))],
    refused: keys.filter(isPrivate).map((key) => textOfValue(key['kid'])),
    broken: authorities.filter((found) => found.length === 0).length,
  };
}
