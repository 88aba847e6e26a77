import type { Job } from './algorithms/algorithm.ts';
import { find } from './algorithms/find.ts';
import type { Asset, Part } from './asset.ts';
import type { Judged } from './judge.ts';

/** Who writes the file, and when. */
export type Stamp = { readonly tool: string; readonly time: Date };

const primitives: Readonly<Record<Job, string>> = {
  exchange: 'key-agree',
  signature: 'signature',
  either: 'unknown',
  cipher: 'block-cipher',
  hash: 'hash',
  mac: 'mac',
  derivation: 'kdf',
  protocol: 'other',
};

const primitiveOf = (job: Job, written: string): string => {
  if (job === 'exchange' && /ml-?kem|kyber/i.test(written)) return 'kem';
  if (job === 'exchange' && /^rsa/i.test(written)) return 'pke';
  return job === 'cipher' && /chacha|rc-?4/i.test(written) ? 'stream-cipher' : primitives[job];
};

const ofAlgorithm = (part: Part): boolean => part.job !== 'protocol' && part.written !== '';

const refOf = ({ job, written }: Part): string => `algorithm:${job}:${written}`;
const related = (type: string, parts: readonly Part[]) =>
  parts.filter(ofAlgorithm).map((one) => ({ type, ref: refOf(one) }));

const protocolTypes = [
  [/^d?tls|^ssl/i, 'tls'],
  [/^ssh/i, 'ssh'],
  [/^ike/i, 'ike'],
  [/ipsec/i, 'ipsec'],
] as const;

function protocolProperties({ name, parts }: Asset) {
  // A row of a table, and a component, may have a name of its own.
  const written = parts.find(({ job }) => job === 'protocol')?.written ?? name;
  const type = protocolTypes.find(([pattern]) => pattern.test(written))?.[1] ?? 'other';
  const version = /\d[\d.]*/.exec(written)?.[0];
  return {
    assetType: 'protocol',
    protocolProperties: {
      type,
      ...(version && { version }),
      relatedCryptographicAssets: related('algorithm', parts),
    },
  };
}

const timeOf = (day: string) => `${day}T00:00:00Z`;

function certificateProperties({ name, issuer, expires, parts }: Asset) {
  const of = (what: Part['what']) => parts.filter((part) => part.what === what);
  return {
    assetType: 'certificate',
    certificateProperties: {
      subjectName: name,
      ...(issuer && { issuerName: issuer }),
      ...(expires && { notValidAfter: timeOf(expires) }),
      certificateFormat: 'X.509',
      relatedCryptographicAssets: [
        ...related('algorithm', of('signature')),
        ...related('publicKey', of('key')),
      ],
    },
  };
}

const materialProperties = ({ kind, expires, parts }: Asset) => ({
  assetType: 'related-crypto-material',
  relatedCryptoMaterialProperties: {
    type: kind === 'key' || kind === 'request' ? 'public-key' : 'key',
    ...(expires && { expirationDate: timeOf(expires) }),
    relatedCryptographicAssets: related('algorithm', parts),
  },
});

/** Whether an asset is nothing but the algorithm that it names. */
const isAlgorithm = ({ kind, parts: [part, ...more] }: Asset): boolean =>
  kind === 'algorithm' && part !== undefined && ofAlgorithm(part) && more.length === 0;

const algorithmProperties = ({ job, written }: Part) => ({
  assetType: 'algorithm',
  algorithmProperties: { primitive: primitiveOf(job, written) },
});

function propertiesOf(asset: Asset) {
  const [part] = asset.parts;
  if (part && isAlgorithm(asset)) return algorithmProperties(part);
  if (asset.kind === 'protocol' || asset.kind === 'ssh' || part?.job === 'protocol')
    return protocolProperties(asset);
  if (asset.kind === 'certificate') return certificateProperties(asset);
  return materialProperties(asset);
}

/** What CycloneDX has no field for, under names that we read again. */
function addedTo({ asset, first }: Judged) {
  const values = {
    'inventory:verdict': first.verdict,
    'inventory:lasting': asset.lasting,
    'inventory:owner': asset.owner,
    'inventory:secrecy-years': asset.secrecy,
  };
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: String(value) }));
}

/** An algorithm that only its identifier named goes by what that means. */
const nameOf = (asset: Asset): string => {
  const { name, kind, parts } = asset;
  return (isAlgorithm(asset) && find(name).length === 0 && parts[0]?.written) || name || kind;
};

const assetOf = (judged: Judged, index: number) => ({
  type: 'cryptographic-asset',
  'bom-ref': `asset:${index}`,
  name: nameOf(judged.asset),
  cryptoProperties: propertiesOf(judged.asset),
  evidence: {
    occurrences: [{ location: [judged.asset.file, judged.asset.place].filter(Boolean).join(' ') }],
  },
  properties: addedTo(judged),
});

/** An algorithm that assets refer to. It is described, and counts as no asset of its own. */
const algorithmOf = (part: Part) => ({
  type: 'cryptographic-asset',
  'bom-ref': refOf(part),
  name: part.written,
  cryptoProperties: algorithmProperties(part),
  properties: [{ name: 'inventory:describes-only', value: 'true' }],
});

/** Writes a bill of materials in CycloneDX 1.7, with the assets of a system inside it. */
export function cbomOf(all: readonly Judged[], { tool, time }: Stamp): string {
  const parts = all
    .filter(({ asset }) => !isAlgorithm(asset))
    .flatMap(({ asset }) => asset.parts)
    .filter(ofAlgorithm);
  const algorithms = [...new Map(parts.map((part) => [refOf(part), part])).values()];
  const assets = all.map((judged, index) => ({
    system: judged.asset.system,
    component: assetOf(judged, index),
  }));
  const systems = [...Map.groupBy(assets, ({ system }) => system)].flatMap(
    ([name, some], index): readonly object[] => {
      const components = some.map(({ component }) => component);
      return name === ''
        ? components
        : [{ type: 'application', 'bom-ref': `system:${index}`, name, components }];
    },
  );
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.7',
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      tools: { components: [{ type: 'application', name: tool }] },
    },
    components: [...systems, ...algorithms.map(algorithmOf)],
  };
  return JSON.stringify(bill, null, 1);
}
