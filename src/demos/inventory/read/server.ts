import { find } from '../algorithms/find.ts';
import { type Asset, type Part, part } from '../asset.ts';
import { judgePart } from '../judge.ts';
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

/** Whether a group is of Diffie-Hellman, and none of those that TLS 1.3 has alone (RFC 8446, 4.2.7). */
const isBefore13 = (group: string): boolean =>
  find(group).some(({ algorithm }) => algorithm.id === 'dh') && !/^ffdhe/i.test(group);

const hasDhe = (suites: readonly string[]): boolean =>
  suites.flatMap(readSuite).some(({ written }) => written === 'DHE');

/** The versions before TLS 1.3 that such groups are of: those with DHE, or else any. */
function versionsBefore13({ suites }: Server): readonly string[] {
  const older = [...suites].filter(([version]) => version !== 'TLS 1.3');
  const having = older.filter(([, names]) => hasDhe(names));
  return (having.length > 0 ? having : older).map(([version]) => version);
}

function protocol(server: Server, version: string, suites: readonly string[]): Unfiled {
  const bits = server.dhBits.get(version);
  const older = versionsBefore13(server);
  const own = older.includes(version)
    ? server.groups.filter(isBefore13).map((group) => part('exchange', group))
    : [];
  const read = suites
    .flatMap(readSuite)
    .map((one) => (bits && one.written === 'DHE' ? { ...one, written: `DHE ${bits}` } : one))
    .filter(({ written }) => written !== 'DHE' || own.length === 0);
  const parts = unique([...read, ...own]);
  const exchanges =
    version === 'TLS 1.3'
      ? server.groups
          .filter((group) => older.length === 0 || !isBefore13(group))
          .map((group) => part('exchange', group))
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

/** A short group shows that a server has a version before TLS 1.3, even if the scan names none. */
function named(server: Server): Server {
  const isShort = server.groups.some(
    (group) => isBefore13(group) && judgePart(part('exchange', group)).verdict === 'weak',
  );
  return isShort && versionsBefore13(server).length === 0
    ? { ...server, suites: new Map([['TLS', []], ...server.suites]) }
    : server;
}

const protocolsOf = (server: Server): readonly Unfiled[] =>
  [...server.suites].map(([version, suites]) => protocol(server, version, suites));

/** The assets of a server: each version of TLS that it offers, and its certificates. */
export const assetsOf = (server: Server): readonly Unfiled[] => [
  ...protocolsOf(named(server)),
  ...server.certificates.map((one) => ({ ...one, system: server.system, place: portOf(server) })),
];
