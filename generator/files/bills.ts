import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { isPublished } from '../../src/config/is-published.ts';
import { site } from '../../src/config/site.ts';
import { signingKeys } from '../../src/content/product/authority.ts';
import { algorithms, purposes } from '../../src/content/product/crypto-assets.ts';
import { artifacts } from '../../src/content/product/evidence.ts';
import { sdk } from '../../src/content/product/sdk.ts';
import { cnsa2 } from '../../src/content/product/world.ts';
import { keysOf } from '../../src/lib/records.ts';

/** A bill of materials in CycloneDX 1.7: a component, what it is made of, and how that hangs together. */
const bill = (
  component: object,
  components: readonly object[],
  dependencies: readonly object[],
  date?: string,
) =>
  `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.7',
      metadata: {
        ...(date && { timestamp: `${date}T00:00:00Z` }),
        component: { type: 'application', ...component },
        supplier: { name: site.legalName, contact: [{ email: site.email }] },
        ...(site.sampleNotice && { properties: [{ name: 'notice', value: site.sampleNotice }] }),
      },
      components,
      dependencies,
    },
    null,
    2,
  )}\n`;

const asset = (ref: string, name: string, description: string, cryptoProperties: object) => ({
  type: 'cryptographic-asset',
  'bom-ref': ref,
  name,
  description,
  cryptoProperties,
});

/** Of the algorithms of a key. */
const usually = `These are its usual algorithms; in the CNSA 2.0 profile a key of ${cnsa2.signatures} takes its place.`;

const algorithmRef = (name: string) => `algorithm/${name}`;

/** Every algorithm and signing key of the product, from its records. */
export function productBill(date: string): string {
  const product = `product@${sdk.version}`;
  const names = keysOf(algorithms);
  const algorithmParts = names.map((name) => {
    const { oid, standard, ...properties } = { oid: undefined, ...algorithms[name] };
    const uses = purposes.filter((one) => one.uses.some((used) => used === name));
    const about = `${standard}. For: ${uses.map(({ purpose }) => purpose).join('; ')}`;
    return asset(algorithmRef(name), name, about, {
      assetType: 'algorithm',
      algorithmProperties: { ...properties, certificationLevel: ['none'] },
      oid,
    });
  });
  const keyParts = signingKeys
    .filter((key) => key.algorithms.length > 0)
    .map(({ id, name, kept, acts, algorithms: signs }) => {
      const about = `Kept ${kept}. Signs: ${acts.map(({ act }) => act).join('; ')}. ${usually}`;
      return asset(`key/${id}`, name, about, {
        assetType: 'related-crypto-material',
        relatedCryptoMaterialProperties: {
          type: 'public-key',
          state: 'active',
          relatedCryptographicAssets: signs.map((signature) => ({
            type: 'algorithm',
            ref: algorithmRef(signature),
          })),
        },
      });
    });
  const name = `${site.name} key service, gateway and client library`;
  return bill(
    { 'bom-ref': product, name, version: sdk.version },
    [...algorithmParts, ...keyParts],
    [{ ref: product, provides: names.map(algorithmRef) }],
    date,
  );
}

type Locked = {
  readonly version: string;
  readonly license: string;
  readonly integrity: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const folder = 'node_modules/';

/** Every package whose code the pages load, from the lock file. Types and programs that packages only name are none. */
export function siteBill(): string {
  const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  );
  /** Where Node finds what a package asks for: inside it, or inside the nearest one around it. */
  const placeOf = (from: string, name: string): string => {
    const inside = `${from && `${from}/`}${folder}${name}`;
    if (lock.packages[inside] || !from) return inside;
    return placeOf(from.slice(0, Math.max(0, from.lastIndexOf(`/${folder}`))), name);
  };
  const asked = (place: string) =>
    Object.keys(lock.packages[place]?.dependencies ?? {}).map((name) => placeOf(place, name));
  const nameOf = (place: string) => place.slice(place.lastIndexOf(folder) + folder.length);
  const refOf = (place: string) =>
    place ? `${nameOf(place)}@${lock.packages[place]?.version}` : site.url;
  const places = new Set(['']);
  // A set goes on with what is added meanwhile.
  for (const place of places) for (const next of asked(place)) places.add(next);
  const parts = [...places].flatMap((place) => {
    const locked = place && lock.packages[place];
    if (!locked) return [];
    const name = nameOf(place);
    const sha512 = Buffer.from(locked.integrity.slice('sha512-'.length), 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': refOf(place),
      name,
      version: locked.version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${locked.version}`,
      licenses: [{ license: { id: locked.license } }],
      hashes: [{ alg: 'SHA-512', content: sha512 }],
    };
  });
  return bill(
    { 'bom-ref': site.url, name: site.url },
    parts,
    [...places].map((place) => ({ ref: refOf(place), dependsOn: asked(place).map(refOf) })),
  );
}

/** What makes a bill of materials, by the id of its artifact. */
const makers: Readonly<Record<string, ((date: string) => string) | undefined>> = {
  cbom: productBill,
  sbom: siteBill,
};

/** The bills of materials that the page about security offers, by their path in the published folder. */
export function* billsOffered(): Generator<[path: string, bill: Buffer]> {
  for (const { id, file, date } of isPublished('/security') ? artifacts : []) {
    const bill = makers[id]?.(date ?? '');
    if (bill) yield [file, Buffer.from(bill)];
  }
}
