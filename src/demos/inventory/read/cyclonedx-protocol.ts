import { type Part, part } from '../asset.ts';
import { type Bill, follow, related } from './cyclonedx-algorithm.ts';
import { decisive, isExchange, unique, versionPart } from './offered.ts';
import type { Unfiled } from './server.ts';
import { readSuite } from './suite.ts';
import { type OwnFields, fieldsOfValue, listIn, numberIn, textOfValue } from './values.ts';

/** What an asset is, without where it is. */
export type Read = Pick<
  Unfiled,
  'kind' | 'name' | 'parts' | 'expires' | 'issuer' | 'selfSigned' | 'fallback'
>;

/** "tls" and "1.2" as "TLS 1.2". CycloneDX has no type for SSL, and no TLS is a 2 or a 3. */
const protocolName = (own: OwnFields, name: string): string => {
  const [type, version] = [textOfValue(own['type']), textOfValue(own['version'])];
  if (!type || !version) return name || type;
  return `${/^tls$/i.test(type) && /^[23]/.test(version) ? 'SSL' : type.toUpperCase()} ${version}`;
};

/** A protocol with its suites, its groups, and what it refers to. */
export function readProtocol(name: string, properties: OwnFields, bill: Bill): Read {
  const own = fieldsOfValue(properties['protocolProperties']);
  const suites = [...listIn(own['cipherSuites']), ...listIn(own['tlsCipherSuites'])].map(
    fieldsOfValue,
  );
  const ike = fieldsOfValue(own['ikev2TransformTypes']);
  const refs = [
    ...listIn(own['cryptoRefArray']),
    ...suites.flatMap((one) => listIn(one['algorithms'])),
    ...listIn(ike['ke']).map((one) => fieldsOfValue(one)['algorithm'] ?? one),
  ].map(textOfValue);
  const fromRefs = [...refs, ...related(own, /^algorithm$/i)].flatMap((ref): readonly Part[] => {
    const found = follow(ref, bill);
    return found?.job === 'exchange' || found?.job === 'cipher' || found?.job === 'mac'
      ? [part(found.job, found.written)]
      : [];
  });
  const fromSuites = suites.flatMap((one) => readSuite(textOfValue(one['name'])));
  const groups = [
    ...suites.flatMap((one) => listIn(one['tlsGroups']).map(textOfValue)),
    ...listIn(ike['ke'])
      .map((one) => numberIn(fieldsOfValue(one)['group']))
      .filter((group) => group !== undefined)
      .map(ikeGroup),
  ].map((group) => part('exchange', group));
  const exchanges =
    [groups, fromSuites.filter(isExchange), fromRefs.filter(isExchange)].find(
      (parts) => parts.length > 0,
    ) ?? [];
  const exchange = decisive(unique(exchanges));
  const version = protocolName(own, name);
  return {
    kind: 'protocol',
    name: name || version,
    parts: unique([
      ...versionPart(version, exchange.parts),
      ...exchange.parts,
      ...decisive([...fromSuites, ...fromRefs].filter((one) => !isExchange(one))).parts,
    ]),
    fallback: exchange.fallback,
  };
}

/** IANA’s numbers of groups for IKEv2 (RFC 3526, 5903, 6954, 8031, 9370 and the draft for ML-KEM). */
function ikeGroup(group: number): string {
  const named: Readonly<Record<number, string>> = {
    19: 'P-256',
    20: 'P-384',
    21: 'P-521',
    25: 'P-192',
    26: 'P-224',
    27: 'brainpoolP224r1',
    28: 'brainpoolP256r1',
    29: 'brainpoolP384r1',
    30: 'brainpoolP512r1',
    31: 'Curve25519',
    32: 'Curve448',
    35: 'ML-KEM-512',
    36: 'ML-KEM-768',
    37: 'ML-KEM-1024',
  };
  return named[group] ?? `MODP ${group}`;
}
