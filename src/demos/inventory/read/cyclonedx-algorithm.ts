import type { Job } from '../algorithms/algorithm.ts';
import { find, nameOfOid } from '../algorithms/find.ts';
import { isAsymmetric } from '../algorithms/keys.ts';
import type { Unfiled } from './server.ts';
import { type OwnFields, fieldsOfValue, listIn, numberIn, textOfValue } from './values.ts';

/** A component with what is known from those around it. */
export type Component = Pick<Unfiled, 'system' | 'owner' | 'secrecy'> & {
  readonly fields: OwnFields;
  readonly isAsset: boolean;
};

export type Bill = {
  readonly components: readonly Component[];
  readonly byRef: ReadonlyMap<string, Component>;
  /** What each component depends on or provides, by reference. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
  /** The first component, no asset itself, that depends on an asset. */
  readonly neededBy: ReadonlyMap<string, string>;
};

/** What a component says about its cryptography. */
export const propertiesOf = ({ fields }: Component): OwnFields =>
  fieldsOfValue(fields['cryptoProperties']);

/** A kind of asset, which CBOM 1.0 writes in one word: `relatedCryptoMaterial`. */
export const assetType = (properties: OwnFields): string =>
  textOfValue(properties['assetType'])
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

const jobs: Readonly<Record<string, Job>> = {
  kem: 'exchange',
  keyagree: 'exchange',
  pke: 'exchange',
  combiner: 'exchange',
  signature: 'signature',
  hash: 'hash',
  xof: 'hash',
  mac: 'mac',
  blockcipher: 'cipher',
  streamcipher: 'cipher',
  ae: 'cipher',
  keywrap: 'cipher',
  kdf: 'derivation',
  drbg: 'derivation',
};

/** What an algorithm does, by its primitive, or else by its functions. */
export function jobOf(algorithm: OwnFields): Job {
  const functions = listIn(algorithm['cryptoFunctions']).map(textOfValue);
  const primitive = textOfValue(algorithm['primitive']).replaceAll('-', '').toLowerCase();
  const job = jobs[primitive];
  // Scanners call every pair of keys so; it may be for signatures.
  const isPair =
    primitive === 'pke' && functions.every((one) => one === 'keygen') && functions.length > 0;
  if (job && !isPair) return job;
  if (functions.some((one) => one === 'sign' || one === 'verify')) return 'signature';
  if (functions.some((one) => one === 'encapsulate' || one === 'decapsulate')) return 'exchange';
  return 'either';
}

const idsOf = (name: string) => new Set(find(name).map(({ algorithm }) => algorithm.id));

/** A size or a curve, unless it is the hash’s: "512" of SHA512withRSA, "160" of SHA1-RSA. */
function sizeIn(name: string, size: string): string {
  // A file's own text is no pattern. Not every browser has `RegExp.escape`.
  const plain = size === '160' ? '' : size.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return size && !new RegExp(`sha-?\\d?-?${plain}(?!\\d)`, 'i').test(name) ? size : '';
}

/** The algorithm by its identifier, its name, its family, its set and its curve, in this order. */
export function algorithmIn({ fields }: Component, properties: OwnFields): string {
  const algorithm = fieldsOfValue(properties['algorithmProperties']);
  const name = textOfValue(fields['name']);
  const identified = nameOfOid(textOfValue(properties['oid'])) ?? '';
  const [named, certain] = [idsOf(name), idsOf(identified)];
  const agrees = [...certain].every((id) => named.has(id));
  const base =
    (agrees && named.size > 0 ? name : identified) ||
    (named.size > 0 ? name : '') ||
    textOfValue(algorithm['algorithmFamily']) ||
    name;
  const set = textOfValue(algorithm['parameterSetIdentifier'] ?? algorithm['variant']);
  const curve = textOfValue(algorithm['ellipticCurve'] ?? algorithm['curve']).replace(/^.*\//, '');
  const more = [sizeIn(base, set), curve].filter((one) => one && !base.includes(one));
  const whole = [base, ...more].filter(Boolean).join(' ');
  // What is added may not hide what was known.
  return find(base).length > find(whole).length ? base : whole;
}

/** Assets of a type that an asset names as its own, with the references of all versions. */
export function related(
  properties: OwnFields,
  type: RegExp,
  ...old: readonly string[]
): readonly string[] {
  const refs = listIn(properties['relatedCryptographicAssets'])
    .map(fieldsOfValue)
    .filter((one) => type.test(textOfValue(one['type'])))
    .map((one) => textOfValue(one['ref']));
  return [...old.map((name) => textOfValue(properties[name])), ...refs].filter(Boolean);
}

/** The algorithm that a reference leads to, through a key if need be. Some references end in its identifier. */
export function follow(
  ref: string,
  bill: Bill,
  steps = 3,
): { written: string; job: Job } | undefined {
  const component = bill.byRef.get(ref);
  if (!component) {
    const written = nameOfOid(/@([\d.]+)$/.exec(ref)?.[1] ?? '');
    return written ? { written, job: 'either' } : undefined;
  }
  const properties = propertiesOf(component);
  const algorithm = fieldsOfValue(properties['algorithmProperties']);
  if (assetType(properties) === 'algorithm')
    return { written: algorithmIn(component, properties), job: jobOf(algorithm) };
  const material = fieldsOfValue(properties['relatedCryptoMaterialProperties']);
  const next = [
    ...related(material, /^algorithm$/i, 'algorithmRef'),
    ...(bill.needs.get(ref) ?? []),
  ];
  const found =
    steps > 0 ? next.map((one) => follow(one, bill, steps - 1)).find(Boolean) : undefined;
  return found
    ? { ...found, written: withSize(found.written, material) }
    : ownAlgorithm(component, properties);
}

/** An algorithm with the size of a key for it, unless it has one. A secret that RSA carries has another. */
function withSize(written: string, material: OwnFields): string {
  const size = numberIn(material['size']);
  const all = find(written);
  const type = textOfValue(material['type'] ?? material['relatedCryptoMaterialType']);
  const isOfPair = /^(?:(?:public|private)-?key|key(?:-?pair)?|other|unknown)?$/i.test(type);
  const isOther = all.some(isAsymmetric) && !isOfPair;
  return size === undefined || isOther || all.some(({ detail }) => detail !== '')
    ? written
    : `${written} ${size}`;
}

/** A key’s own name, identifier and size, if they name an algorithm. */
export function ownAlgorithm(component: Component, properties: OwnFields) {
  const written = algorithmIn(component, properties);
  if (find(written).length === 0) return undefined;
  const material = fieldsOfValue(properties['relatedCryptoMaterialProperties']);
  return { written: withSize(written, material), job: 'either' as const };
}
