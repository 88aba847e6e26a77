import type { ReadAsset } from './certificate.ts';
import { foundIn } from './pem.ts';
import { assetsOf, keepSmallest, type Server, type Unfiled } from './server.ts';
import { type OwnFields, fieldsOfValue, listIn, textOfValue } from './values.ts';

/** What a scan command found, unless it failed. Before version 5, nothing is around it. */
function resultOf(scan: OwnFields, command: string): OwnFields {
  const attempt = fieldsOfValue(scan[command]);
  return 'result' in attempt ? fieldsOfValue(attempt['result']) : attempt;
}

const versions = {
  ssl_2_0: 'SSL 2',
  ssl_3_0: 'SSL 3',
  tls_1_0: 'TLS 1.0',
  tls_1_1: 'TLS 1.1',
  tls_1_2: 'TLS 1.2',
  tls_1_3: 'TLS 1.3',
} as const;

const acceptedIn = (scan: OwnFields, version: string): readonly OwnFields[] =>
  listIn(resultOf(scan, `${version}_cipher_suites`)['accepted_cipher_suites']).map(fieldsOfValue);

function suitesOf(scan: OwnFields): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(versions)
      .map(
        ([key, version]) =>
          [
            version,
            acceptedIn(scan, key).map((one) =>
              textOfValue(fieldsOfValue(one['cipher_suite'])['name']),
            ),
          ] as const,
      )
      .filter(([, suites]) => suites.length > 0),
  );
}

const groupsOf = (scan: OwnFields): readonly string[] =>
  [
    ...new Set([
      ...listIn(resultOf(scan, 'elliptic_curves')['supported_curves']).map((one) =>
        textOfValue(fieldsOfValue(one)['name']),
      ),
      ...acceptedIn(scan, 'tls_1_3').map((one) =>
        textOfValue(fieldsOfValue(one['ephemeral_key'])['curve_name']),
      ),
    ]),
  ].filter(Boolean);

function dhBitsOf(scan: OwnFields): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const [key, version] of Object.entries(versions))
    for (const one of acceptedIn(scan, key)) {
      const { type_name: type, size } = fieldsOfValue(one['ephemeral_key']);
      if (type === 'DH') keepSmallest(sizes, version, size);
    }
  return sizes;
}

/** Its certificates come whole. Servers of several kinds of keys have several chains. */
function certificatesOf(scan: OwnFields): readonly ReadAsset[] {
  const chains = listIn(resultOf(scan, 'certificate_info')['certificate_deployments']).map(
    fieldsOfValue,
  );
  const pems = chains
    .flatMap((chain) => listIn(chain['received_certificate_chain']))
    .map((one) => fieldsOfValue(one)['as_pem'])
    .filter((pem) => typeof pem === 'string');
  return [...new Set(pems)].flatMap(foundIn);
}

function serverOf(result: OwnFields): Server {
  // The second of each is where versions 3 and 4 have it.
  const location = fieldsOfValue(
    result['server_location'] ?? fieldsOfValue(result['server_info'])['server_location'],
  );
  const scan = fieldsOfValue(result['scan_result'] ?? result['scan_commands_results']);
  return {
    system: textOfValue(location['hostname']) || textOfValue(location['ip_address']),
    port: textOfValue(location['port']),
    suites: suitesOf(scan),
    groups: groupsOf(scan),
    dhBits: dhBitsOf(scan),
    certificates: certificatesOf(scan),
  };
}

/** Whether JSON is from sslyze. */
export const isSslyze = (value: unknown): boolean =>
  Array.isArray(fieldsOfValue(value)['server_scan_results']);

/** Reads what sslyze writes with `--json_out`. */
export const readSslyze = (value: unknown): readonly Unfiled[] =>
  listIn(fieldsOfValue(value)['server_scan_results'])
    .map(fieldsOfValue)
    .map(serverOf)
    .flatMap(assetsOf);
