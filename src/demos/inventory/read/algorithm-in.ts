import { nameOfOid } from '../algorithms/find.ts';
import { bitLength, inside, insideOf, oidOf, tagOf, type Value } from './der.ts';

const named = (oid: string): string => nameOfOid(oid) ?? oid;

/** Composites of any algorithms, as early prototypes wrote them: what they are made of is inside. */
const isAnyComposite = (oid: string): boolean =>
  oid === '2.16.840.1.114027.80.4.1' || oid.startsWith('1.3.6.1.4.1.18227.2.1');

/** The name of an algorithm with what its parameters add: its hash, its curve. */
export function algorithmIn(identifier: Value | undefined): string {
  const [type, parameters] = insideOf(identifier);
  const oid = oidOf(type);
  if (isAnyComposite(oid)) return insideOf(parameters).map(algorithmIn).join(' + ') || oid;
  const name = named(oid);
  if (name === 'RSA-PSS') {
    const [hash] = insideOf(insideOf(parameters).find((one) => tagOf(one) === 0));
    // Left out, it is SHA-1 (RFC 4055, 3.1).
    return `${name}-${hash ? named(oidOf(insideOf(hash)[0])) : 'SHA-1'}`;
  }
  return name;
}

/** A public key (RFC 5280, 4.1.2.7) as its algorithm with its size or its curve. */
export function keyIn(info: Value | undefined): string {
  const [identifier, key] = insideOf(info);
  const [type, parameters] = insideOf(identifier);
  const oid = oidOf(type);
  if (isAnyComposite(oid)) return insideOf(inside(key)).map(keyIn).join(' + ') || oid;
  const name = named(oid);
  if (/^RSA(?:-OAEP|-PSS)?$/.test(name)) return rsaKey(inside(key), name);
  if (name === 'EC') {
    const curve = oidOf(parameters);
    // The prime of a curve that is spelled out instead of named (SEC 1, C.2).
    const [, prime] = insideOf(insideOf(parameters)[1]);
    return curve ? `EC ${named(curve)}` : prime ? `EC secp${bitLength(prime)}x1` : 'EC';
  }
  if (name === 'DSA' || name === 'DH') {
    const size = bitLength(insideOf(parameters)[0]);
    return size > 0 ? `${name} ${size}` : name;
  }
  return name;
}

/** An RSA key (RFC 8017, A.1.1) with the size of its modulus. */
export const rsaKey = (key: Value | undefined, name = 'RSA'): string => {
  const size = bitLength(insideOf(key)[0]);
  return size > 0 ? `${name} ${size}` : name;
};
