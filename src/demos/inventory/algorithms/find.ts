import type { Algorithm } from './algorithm.ts';
import { candidates } from './candidates.ts';
import { classical } from './classical.ts';
import { postQuantum } from './post-quantum.ts';
import { symmetric } from './symmetric.ts';

/** Every algorithm that the table knows, in the order of search: `ML-KEM-768-ipd` is a draft, not ML-KEM-768. */
export const algorithms: readonly Algorithm[] = [
  ...candidates,
  ...postQuantum,
  ...classical,
  ...symmetric,
];

/** An algorithm in a name. */
export type Found = {
  readonly algorithm: Algorithm;
  /** Its size, its set or its curve, if the name has it: "2048", "768", "p-256". */
  readonly detail: string;
};

const byOid = new Map(algorithms.flatMap(({ oids = {} }) => Object.entries(oids)));

/**
 * What an object identifier names.
 * @returns undefined if the table does not know it
 */
export function nameOfOid(oid: string): string | undefined {
  const exact = byOid.get(oid);
  if (exact) return exact;
  for (let end = oid.lastIndexOf('.'); end > 0; end = oid.lastIndexOf('.', end - 1)) {
    const arc = byOid.get(oid.slice(0, end + 1));
    if (arc) return arc;
  }
  return undefined;
}

/** Names that stand for others. */
const standsFor: readonly (readonly [RegExp, string])[] = [
  [/x-?wing/g, 'x25519-mlkem768'],
  [/pqxdh/g, 'x25519-kyber1024'],
  [/gss-group(?=\d)/g, 'dh-'],
  [/wireguard/g, 'x25519'],
  // `SHA256withRSA` and `PBEWithMD5AndDES` have no separators.
  [/with/g, '-with-'],
  [/(?<=\d)and(?=[a-z])/g, '-and-'],
];

/** In small letters, with each separator a hyphen. */
const plain = (name: string): string =>
  standsFor.reduce(
    (text, [short, long]) => text.replaceAll(short, long),
    name
      .toLowerCase()
      .replaceAll(/@[\w.-]+/g, '')
      .replaceAll(/[\s_/.,:;()'"]+/g, '-'),
  );

/** No name of an algorithm is longer; of a longer text, the rest is none. */
const longest = 200;

const known = new Map<string, readonly Found[]>();

/**
 * The algorithms in a name or an object identifier, in the order of the name: for `ECDHE-RSA-AES128-GCM-SHA256`
 * ECDH, RSA, AES and SHA-2. Empty if it names none that the table knows.
 */
export function find(written: string): readonly Found[] {
  const name = written.slice(0, longest);
  const before = known.get(name);
  if (before) return before;
  const found = look(plain(/^\d+(?:\.\d+)+$/.test(name) ? (nameOfOid(name) ?? '') : name));
  // A hostile file has as many names as it likes.
  if (known.size > 20_000) known.clear();
  known.set(name, found);
  return found;
}

function look(name: string): readonly Found[] {
  const places: { at: number; found: Found }[] = [];
  let rest = name;
  for (const algorithm of algorithms)
    for (let match = algorithm.written.exec(rest); match; match = algorithm.written.exec(rest)) {
      places.push({ at: match.index, found: { algorithm, detail: match[1] ?? '' } });
      // What was found belongs to nothing else. Its ends stay ends of words.
      rest = `${rest.slice(0, match.index)}${'|'.repeat(match[0].length)}${rest.slice(match.index + match[0].length)}`;
    }
  return places.toSorted((a, b) => a.at - b.at).map(({ found }) => found);
}
