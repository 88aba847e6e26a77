import { signing } from '../asset.ts';
import type { ReadAsset } from './certificate.ts';
import { foundIn } from './pem.ts';
import { assetsOf, keepSmallest, type Server, type Unfiled } from './server.ts';
import type { TextTable } from './table.ts';
import { dayIn, type OwnFields, fieldsOfValue, listIn, textOfValue } from './values.ts';

type Finding = { readonly id: string; readonly finding: string };

/** The findings of one port. */
type Target = {
  readonly host: string;
  readonly port: string;
  readonly findings: readonly Finding[];
};

const findingIn = (fields: OwnFields): Finding => ({
  id: textOfValue(fields['id']),
  // Not by `textOfValue`, which would cut a PEM.
  finding: typeof fields['finding'] === 'string' ? fields['finding'] : '',
});

/** `--jsonfile`: one list, in which each finding names its host. */
function flat(list: readonly unknown[]): readonly Target[] {
  const rows = list.map(fieldsOfValue);
  const groups = Map.groupBy(
    rows,
    (row) => `${textOfValue(row['ip'])} ${textOfValue(row['port'])}`,
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    // "www.example.com/192.0.2.1"
    const [host = '', ip = ''] = textOfValue(first?.['ip']).split('/');
    return { host: host || ip, port: textOfValue(first?.['port']), findings: group.map(findingIn) };
  });
}

/** `--jsonfile-pretty`: a list of hosts, each with sections of findings. */
const pretty = (hosts: readonly unknown[]): readonly Target[] =>
  hosts
    .map(fieldsOfValue)
    .map((host) => ({
      host:
        textOfValue(host['targetHost']) || textOfValue(host['hostname']) || textOfValue(host['ip']),
      port: textOfValue(host['port']),
      findings: Object.values(host).flatMap(listIn).map(fieldsOfValue).map(findingIn),
    }));

const versions: Readonly<Record<string, string>> = {
  SSLv2: 'SSL 2',
  SSLv3: 'SSL 3',
  TLS1: 'TLS 1.0',
  TLS1_1: 'TLS 1.1',
  TLS1_2: 'TLS 1.2',
  TLS1_3: 'TLS 1.3',
};

const isOffered = (finding: string) => /^(?:is )?offered/i.test(finding.trim());

/** In a line such as "TLSv1.2 xc030 ECDHE-RSA-AES256-GCM-SHA384 ECDH 253 AESGCM 256 TLS_ECDHE_RSA_…". */
function suiteIn(finding: string): string {
  const words = finding.trim().split(/\s+/);
  const iana = words.find((word) => /^(?:TLS|SSL)_(?!CK_)/.test(word));
  return iana ?? words.find((word) => /^(?!TLSv|SSLv|x[\da-f]+$)[A-Z][\w-]*-/.test(word)) ?? '';
}

/** "cipher-tls1_2_xc030", "cipherorder_TLSv1_2", "cipher_order_TLSv1.2" name a version. */
function versionIn(id: string): string {
  const [, kind = '', number = ''] = /^cipher.*?(ssl|tls)v?(\d(?:[._]\d)?)/i.exec(id) ?? [];
  if (kind.toLowerCase() === 'ssl') return `SSL ${number.slice(0, 1)}`;
  return kind ? `TLS ${number === '1' ? '1.0' : number.replace('_', '.')}` : '';
}

/** What a server offers in lists, by the name of the list, for scans that try no single cipher. */
const weakLists: Readonly<Record<string, string>> = {
  cipherlist_NULL: 'NULL-SHA',
  cipherlist_aNULL: 'ADH-AES256-SHA',
  cipherlist_EXPORT: 'EXP-RC4-MD5',
  cipherlist_LOW: 'DES-CBC-SHA',
  cipherlist_3DES_IDEA: 'DES-CBC3-SHA',
};

function suitesOf(findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> {
  const suites = new Map<string, string[]>();
  for (const { id, finding } of findings) {
    const version = versions[id];
    if (version && isOffered(finding)) suites.set(version, []);
  }
  // A scan of a part, such as `--fs`, says nothing about versions.
  const isPart = suites.size === 0;
  for (const { id, finding } of findings) {
    const version = versionIn(id) || (isPart && /^P?FS_ciphers$/.test(id) ? 'TLS' : '');
    const names = /^cipher[-_]?order|^P?FS_/.test(id)
      ? finding.split(/\s+/).filter((word) => /[-_]/.test(word))
      : [suiteIn(finding)].filter(Boolean);
    if (version && names.length > 0)
      suites.set(version, [...(suites.get(version) ?? []), ...names]);
  }
  const oldest = [...suites.values()][0];
  for (const { id, finding } of findings) {
    const weak = weakLists[id];
    if (weak && isOffered(finding)) oldest?.push(weak);
  }
  return suites;
}

/** In the same lines: "TLSv1.2 x9f DHE-RSA-AES256-GCM-SHA384 DH 1024 AESGCM 256 …". */
function dhBitsOf(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { id, finding } of findings)
    keepSmallest(sizes, versionIn(id), /\bDH (\d+)/.exec(finding)?.[1]);
  return sizes;
}

const groupLists = /^P?FS_(?:KEMs|ECDHE_curves)$|^DH_groups$/;

/** Those of authorities come whole, as `intermediate_cert <#n>`, and again with each certificate of the server. */
const intermediates = (findings: readonly Finding[]): readonly ReadAsset[] =>
  [
    ...new Set(
      findings
        .filter(({ id }) => /^intermediate_cert(?: |$)/.test(id))
        .map(({ finding }) => finding.trim()),
    ),
  ].flatMap(foundIn);

/** Findings about the nth certificate end in `<cert#n>`. */
function certificatesOf(findings: readonly Finding[]): readonly ReadAsset[] {
  const about = findings.filter(({ id }) => /^cert_?/.test(id));
  const each = Map.groupBy(about, ({ id }) => /<.*>/.exec(id)?.[0] ?? '');
  return [...each].flatMap(([suffix, some]) => {
    const of = (name: string) =>
      some.find(({ id }) => id.replace(suffix, '').trim() === name)?.finding ?? '';
    const found = foundIn(of('cert'));
    if (found.length > 0) return found;
    const [key, signature] = [
      textOfValue(of('cert_keySize')),
      textOfValue(of('cert_signatureAlgorithm')),
    ] as const;
    if (!key && !signature) return [];
    return [
      {
        kind: 'certificate' as const,
        name: textOfValue(of('cert_commonName')),
        parts: [signing('key', key), signing('signature', signature)],
        expires: dayIn(of('cert_notAfter')),
        issuer: textOfValue(of('cert_caIssuers')),
      },
    ];
  });
}

const serverOf = ({ host, port, findings }: Target): Server => ({
  system: host,
  port,
  suites: suitesOf(findings),
  groups: findings
    .filter(({ id, finding }) => groupLists.test(id) && !finding.startsWith('No '))
    // Groups of other standards have blanks in their names: "RFC3526/Oakley Group 14".
    .flatMap(({ id, finding }) =>
      id === 'DH_groups' && !finding.startsWith('ffdhe') ? [finding] : finding.split(/\s+/),
    )
    .filter(Boolean)
    .map(textOfValue),
  dhBits: dhBitsOf(findings),
  certificates: [...certificatesOf(findings), ...intermediates(findings)],
});

/** Whether JSON is from testssl.sh. */
export const isTestssl = (value: unknown): boolean =>
  Array.isArray(value)
    ? listIn(value)
        .slice(0, 20)
        .map(fieldsOfValue)
        .some((one) => 'finding' in one && 'severity' in one && 'id' in one)
    : Array.isArray(fieldsOfValue(value)['scanResult']);

/** The findings of a table that testssl.sh has written with `--csvfile`; undefined for any other table. */
export function findingsIn({ header, rows }: TextTable): readonly OwnFields[] | undefined {
  if (!['id', 'severity', 'finding'].every((name) => header.includes(name))) return undefined;
  const names = header.map((name) => (name === 'fqdn/ip' ? 'ip' : name));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

/** Reads what testssl.sh writes with `--jsonfile` and `--jsonfile-pretty`. */
export const readTestssl = (value: unknown): readonly Unfiled[] =>
  (Array.isArray(value) ? flat(listIn(value)) : pretty(listIn(fieldsOfValue(value)['scanResult'])))
    .map(serverOf)
    .flatMap(assetsOf);
