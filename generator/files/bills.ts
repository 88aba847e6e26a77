import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { site } from '../../src/config/site.ts';
import { signingKeys } from '../../src/content/product/authority.ts';
import {
  algorithms,
  type CryptoAlgorithm,
  purposes,
} from '../../src/content/product/crypto-assets.ts';
import { sdk } from '../../src/content/product/sdk.ts';
import { keysOf } from '../../src/lib/records.ts';

type Component = { readonly 'bom-ref': string; readonly [field: string]: unknown };

/** A bill of materials in CycloneDX 1.7: a component and what it is made of. */
function bill(
  component: Component,
  parts: readonly Component[],
  dependencies: readonly object[],
  date?: string,
): string {
  const written = {
    $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.7',
    version: 1,
    metadata: {
      ...(date && { timestamp: `${date}T00:00:00Z` }),
      component,
      supplier: { name: site.legalName, contact: [{ email: site.email }] },
      ...(site.sampleNotice && { properties: [{ name: 'notice', value: site.sampleNotice }] }),
    },
    components: parts,
    dependencies,
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

const algorithmRef = (name: string) => `algorithm/${name}`;

const algorithmParts = keysOf(algorithms).map((name): Component => {
  const algorithm: CryptoAlgorithm = algorithms[name];
  const uses = purposes.filter((one) => one.uses.some((used) => used === name));
  return {
    type: 'cryptographic-asset',
    'bom-ref': algorithmRef(name),
    name,
    description: `${algorithm.standard}. For: ${uses.map(({ purpose }) => purpose).join('; ')}`,
    cryptoProperties: {
      assetType: 'algorithm',
      algorithmProperties: {
        primitive: algorithm.primitive,
        algorithmFamily: algorithm.family,
        parameterSetIdentifier: algorithm.parameters,
        ellipticCurve: algorithm.curve,
        mode: algorithm.mode,
        executionEnvironment: 'software-plain-ram',
        certificationLevel: ['none'],
        cryptoFunctions: algorithm.functions,
        classicalSecurityLevel: algorithm.classical,
        nistQuantumSecurityLevel: algorithm.category,
      },
      oid: algorithm.oid,
    },
  };
});

const keyParts = signingKeys
  .filter(({ algorithms: signs }) => signs.length > 0)
  .map(({ id, name, kept, acts, algorithms: signs }): Component => ({
    type: 'cryptographic-asset',
    'bom-ref': `key/${id}`,
    name,
    description: `Kept ${kept}. Signs: ${acts.map(({ act }) => act).join('; ')}`,
    cryptoProperties: {
      assetType: 'related-crypto-material',
      relatedCryptoMaterialProperties: {
        type: 'public-key',
        state: 'active',
        relatedCryptographicAssets: signs.map((algorithm) => ({
          type: 'algorithm',
          ref: algorithmRef(algorithm),
        })),
      },
    },
  }));

/** Every algorithm and signing key of the product, from its records. */
export function productBill(date: string): string {
  const product = `product@${sdk.version}`;
  return bill(
    {
      type: 'application',
      'bom-ref': product,
      name: `${site.name} key service, gateway and client library`,
      version: sdk.version,
    },
    [...algorithmParts, ...keyParts],
    [
      { ref: product, provides: algorithmParts.map((part) => part['bom-ref']) },
      ...keyParts.map((part) => ({ ref: part['bom-ref'] })),
    ],
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

/** Every package whose code the pages load, from the lock file. */
export function siteBill(): string {
  const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  );
  const nameOf = (place: string) => place.slice(place.lastIndexOf(folder) + folder.length);
  const refOf = (place: string) =>
    place ? `${nameOf(place)}@${lock.packages[place]?.version}` : site.url;
  /** Where Node finds what a package asks for: inside it, or inside the nearest one around it. */
  const placeOf = (from: string, name: string): string => {
    const inside = `${from && `${from}/`}${folder}${name}`;
    if (lock.packages[inside] || !from) return inside;
    return placeOf(from.slice(0, Math.max(0, from.lastIndexOf(`/${folder}`))), name);
  };
  const asked = (place: string) =>
    Object.keys(lock.packages[place]?.dependencies ?? {}).map((name) => placeOf(place, name));
  const places = new Set(['']);
  // A set goes on with what is added meanwhile.
  for (const place of places) for (const next of asked(place)) places.add(next);
  const parts = [...places].flatMap((place) => {
    const locked = lock.packages[place];
    return place && locked ? [{ place, ...locked }] : [];
  });
  return bill(
    { type: 'application', 'bom-ref': site.url, name: site.url },
    parts.map(({ place, version, license, integrity }) => ({
      type: 'library',
      'bom-ref': refOf(place),
      name: nameOf(place),
      version,
      purl: `pkg:npm/${nameOf(place).replace('@', '%40')}@${version}`,
      licenses: [{ license: { id: license } }],
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
      ],
    })),
    [...places].map((place) => ({ ref: refOf(place), dependsOn: asked(place).map(refOf) })),
  );
}
