import type { Found } from './algorithm.ts';

/** Whether an algorithm has a pair of keys. */
export const isAsymmetric = ({ algorithm: { job } }: Pick<Found, 'algorithm'>): boolean =>
  job === 'exchange' || job === 'signature' || job === 'either';

/** Bits of groups for Diffie-Hellman that names number (RFC 2409, 3526, 5114). */
const groupBits: Readonly<Record<string, number>> = {
  1: 768,
  2: 1024,
  5: 1536,
  14: 2048,
  15: 3072,
  16: 4096,
  17: 6144,
  18: 8192,
  22: 1024,
  23: 2048,
  24: 2048,
};
/** SSH numbers one of its groups by the order of its names (RFC 4253). */
const firstOfSsh = 'diffie-hellman-group1';

const isElliptic = ({ algorithm: { id } }: Found): boolean => id.startsWith('ec');

/** How long a key is, in bits; NaN if its name doesn’t say. */
export function bitsOf(found: Found): number {
  const { algorithm, detail, text } = found;
  if (algorithm.id === 'dh' && Number(detail) < 100)
    return text === firstOfSsh ? 1024 : (groupBits[detail] ?? Number.NaN);
  if (isElliptic(found)) return Number(/\d{5}|\d{3}/.exec(detail)?.[0]?.slice(0, 3) ?? Number.NaN);
  return detail === '' ? Number.NaN : Number(detail);
}

/** Between two halves: X25519MLKEM768, "X25519 + ML-KEM-768", and `x25519-ke1_mlkem768` (RFC 9370). */
const join = /^(?:[-_]?(?:ke\d_)?|\s*\+\s*)$/;

/** "ECDH P-256", "ECDH (P-256)" and "ssh-rsa RSA 1024" are one key. */
const isSizeOf = (one: Found, other: Found): boolean =>
  (one.algorithm.id === other.algorithm.id || (isElliptic(one) && isElliptic(other))) &&
  (one.detail === '') !== (other.detail === '') &&
  /^[\s(]*$/.test(other.before);

/** No one exchanges keys with a signature. */
const agree = (all: readonly Found[]): boolean =>
  !['exchange', 'signature'].every((job) => all.some(({ algorithm }) => algorithm.job === job));

/**
 * The algorithms of keys in a name, those together that are joined to one: the halves of a hybrid or a composite. A
 * list or a plan has more than one, because not every one of them has to be broken.
 */
export function membersOf(all: readonly Found[]): readonly (readonly Found[])[] {
  const members: Found[][] = [];
  let joined = false;
  for (const one of all) {
    joined = joined && join.test(one.before);
    if (!isAsymmetric(one)) continue;
    const last = members.at(-1);
    const before = last?.at(-1);
    if (last && before && (joined || isSizeOf(before, one)) && agree([...last, one]))
      last.push(one);
    else members.push([one]);
    joined = true;
  }
  return members;
}
