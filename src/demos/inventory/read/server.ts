import { find } from '../algorithms/find.ts';
import { type Asset, type Part, part } from '../asset.ts';
import type { ReadAsset } from './certificate.ts';
import { decisive, isExchange, unique, versionPart } from './offered.ts';
import { readSuite } from './suite.ts';
import { numberIn } from './values.ts';

/** What an asset is, apart from the file that says so. */
export type Unfiled = Omit<Asset, 'file'>;

/** What a scan found about one port of a server. */
export type Server = {
  readonly system: string;
  readonly port: string;
  /** By the version that is offered, such as "TLS 1.2". */
  readonly suites: ReadonlyMap<string, readonly string[]>;
  /** Groups for the key exchange of TLS 1.3. */
  readonly groups: readonly string[];
  /** The size of the smallest group for Diffie-Hellman, by version. */
  readonly dhBits: ReadonlyMap<string, number>;
  readonly certificates: readonly ReadAsset[];
};

/** Keeps a size in bits if it is the smallest of its version. */
export function keepSmallest(sizes: Map<string, number>, version: string, size: unknown): void {
  const bits = numberIn(size);
  if (bits !== undefined) sizes.set(version, Math.min(bits, sizes.get(version) ?? bits));
}

/** A suite’s cipher without its hash, which is for a MAC or a derivation. */
function shortCipher(one: Part): Part {
  const cipher = find(one.written).find(({ algorithm }) => algorithm.name);
  const { name } = cipher?.algorithm ?? {};
  return name ? { ...one, written: cipher?.detail ? `${name}-${cipher.detail}` : name } : one;
}

const portOf = ({ port }: Server): string => port && `:${port}`;

function protocol(server: Server, version: string, suites: readonly string[]): Unfiled {
  const bits = server.dhBits.get(version);
  const parts = unique(
    suites
      .flatMap(readSuite)
      .map((one) => (bits && one.written === 'DHE' ? { ...one, written: `DHE ${bits}` } : one)),
  );
  const exchanges =
    version === 'TLS 1.3'
      ? server.groups.map((group) => part('exchange', group))
      : parts.filter(isExchange);
  const exchange = decisive(unique(exchanges));
  const ciphers = decisive(unique(parts.filter((one) => !isExchange(one)).map(shortCipher)));
  return {
    kind: 'protocol',
    name: version,
    system: server.system,
    place: portOf(server),
    parts: [...versionPart(version, exchange.parts), ...exchange.parts, ...ciphers.parts],
    fallback: exchange.fallback,
  };
}

/** The assets of a server: each version of TLS that it offers, and its certificates. */
export const assetsOf = (server: Server): readonly Unfiled[] => [
  ...[...server.suites].map(([version, suites]) => protocol(server, version, suites)),
  ...server.certificates.map((one) => ({ ...one, system: server.system, place: portOf(server) })),
];
