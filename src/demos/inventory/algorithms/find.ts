import type { Algorithm, Found, Place } from './algorithm.ts';
import { candidates } from './candidates.ts';
import { classical } from './classical.ts';
import { postQuantum } from './post-quantum.ts';
import { withSizes } from './sizes.ts';
import { symmetric } from './symmetric.ts';

/** Every algorithm that the table knows, in the order of search: `ML-KEM-768-ipd` is a draft, not ML-KEM-768. */
export const algorithms: readonly Algorithm[] = [
  ...candidates,
  ...postQuantum,
  ...classical,
  ...symmetric,
];

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
  [/x[-\s_]?wing/g, 'x25519-mlkem768'],
  [/pqxdh/g, 'x25519-kyber1024'],
  [/gss-group(?=\d)/g, 'dh-'],
  [/wireguard/g, 'x25519'],
  // "1.024", "1 024" and "1'024" are one size; "SHA 3 512" is a hash.
  [/(?<![\w.,'’-])(?<!sha )(\d{1,2})[.,'’ \u00a0\u202f](?=\d{3}(?!\d))/g, '$1'],
  // `SHA256withRSA` and `PBEWithMD5AndDES` have no separators.
  [/with/g, '-with-'],
  [/(?<=\d)and(?=[a-z])|(?<=-with-sha\d*)and(?=\d)/g, '-and-'],
  [/bit(?=rc\d)/g, 'bit-'],
];

/** A name in small letters, with each separator a hyphen, and what the separators are, by their places. */
type Plain = { readonly text: string; readonly separators: ReadonlyMap<number, string> };

function plain(name: string): Plain {
  const whole = standsFor.reduce(
    (text, [short, long]) => text.replaceAll(short, long),
    // The German article is no cipher.
    name
      .replaceAll(/(?<=\s)des(?=\s)/g, '')
      .toLowerCase()
      .replaceAll(/@[\w.-]+/g, ''),
  );
  const separators = new Map<number, string>();
  let text = '';
  for (const [index, piece] of whole.split(/([\s_/.,:;()'"]+)/).entries()) {
    if (index % 2 === 1) separators.set(text.length, piece);
    text += index % 2 === 1 ? '-' : piece;
  }
  return { text, separators };
}

/** No text that is read is longer; of a longer one, the rest is no name. */
const longest = 240;

const known = new Map<string, readonly Found[]>();

/**
 * The algorithms in a name or an object identifier, in the order of the name: for `ECDHE-RSA-AES128-GCM-SHA256`
 * ECDH, RSA, AES and SHA-2. Empty if it names none that the table knows.
 */
export function find(written: string): readonly Found[] {
  const name = written.slice(0, longest);
  const before = known.get(name);
  if (before) return before;
  const [, oid] = /^(?:oid[.:= ]|urn:oid:)? *(\d+(?:\.\d+)+)$/i.exec(name) ?? [];
  const found = look(plain(oid ? (nameOfOid(oid) ?? '') : name));
  // A hostile file has as many names as it likes.
  if (known.size > 20_000) known.clear();
  known.set(name, found);
  return found;
}

function look({ text, separators }: Plain): readonly Found[] {
  const places: Place[] = [];
  let rest = text;
  for (const algorithm of algorithms)
    for (let match = algorithm.written.exec(rest); match; match = algorithm.written.exec(rest)) {
      const [whole, detail = ''] = match;
      places.push({ at: match.index, algorithm, detail, text: whole.replace(/-+$/, '') });
      // What was found belongs to nothing else. Its ends stay ends of words.
      rest = `${rest.slice(0, match.index)}${'|'.repeat(whole.length)}${rest.slice(match.index + whole.length)}`;
    }
  let end = 0;
  return withSizes(
    places.toSorted((a, b) => a.at - b.at),
    rest,
  ).map(({ at, ...one }) => {
    const between = Array.from(
      text.slice(end, at),
      (sign, index) => separators.get(end + index) ?? sign,
    );
    end = at + one.text.length;
    return { ...one, before: between.join('') };
  });
}
