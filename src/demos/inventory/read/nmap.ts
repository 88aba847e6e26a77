import { SaxesParser } from 'saxes';

import type { ReadAsset } from './certificate.ts';
import { type Part, signing } from '../asset.ts';
import { unique } from './offered.ts';
import { foundIn } from './pem.ts';
import { assetsOf, keepSmallest, type Unfiled } from './server.ts';
import { readSshLine } from './ssh-key.ts';
import { assetsOfSsh, type HostKey, hostKeyPart } from './ssh-server.ts';
import { numberIn, textOfValue } from './values.ts';

/** Where XML stops being XML. */
export class XmlFault extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: { line: number; column: number }) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** A key of an SSH server as ssh-hostkey describes it. */
type SshKey = { type: string; bits: string; key: string };

type Port = {
  readonly number: string;
  readonly suites: Map<string, string[]>;
  readonly groups: Set<string>;
  readonly dhBits: Map<string, number>;
  /** Sizes of keys by which RSA exchanges keys, and curves, by version. */
  readonly rsaBits: Map<string, number>;
  readonly curves: Map<string, Set<string>>;
  readonly certificates: ReadAsset[];
  /** What ssh2-enum-algos lists, by the name of the list. */
  readonly ssh: Map<string, string[]>;
  readonly sshKeys: SshKey[];
};

const newPort = (number: string): Port => ({
  number,
  suites: new Map(),
  groups: new Set(),
  dhBits: new Map(),
  rsaBits: new Map(),
  curves: new Map(),
  certificates: [],
  ssh: new Map(),
  sshKeys: [],
});

const versionOf = (key: string): string =>
  key.startsWith('SSLv') ? `SSL ${key.slice(4, 5)}` : key.replace('TLSv', 'TLS ');

/** "ecdh_x25519" and "secp256r1" name a group; "rsa 2048" and "dh 2048" none of TLS 1.3. */
const groupIn = (exchange: string): string =>
  /^(?:rsa|dh) /.test(exchange) ? '' : exchange.replace(/^ecdh_/, '');

/** An exchange of keys with the size or the curves that the scan has seen for it. */
function sized(one: Part, version: string, { rsaBits, curves }: Port): readonly Part[] {
  const bits = rsaBits.get(version);
  if (one.written === 'RSA' && bits) return [{ ...one, written: `RSA ${bits}` }];
  const named = [...(curves.get(version) ?? [])];
  if (one.written !== 'ECDHE' || named.length === 0) return [one];
  return named.map((curve) => ({ ...one, written: `ECDHE ${curve}` }));
}

/** What SSH on a port offers, and its keys: those that it lists have sizes where ssh-hostkey tells them. */
function sshOf(system: string, { number, ssh, sshKeys }: Port): readonly Unfiled[] {
  // Where the two directions differ, each has a list.
  const listed = (name: string) => [
    ...new Set([...ssh].filter(([list]) => list.startsWith(name)).flatMap(([, names]) => names)),
  ];
  const rsa = sshKeys.find(({ type }) => type === 'ssh-rsa');
  const names = listed('server_host_key');
  const seen = sshKeys
    .filter(({ type }) => !names.includes(type))
    .map(({ type, bits, key }): HostKey => {
      const line = readSshLine(`${type} ${key}`);
      if (typeof line === 'object' && line) return { name: type, parts: line.parts };
      // A key of RSA: with which hash it signs is in the other list.
      const part =
        type === 'ssh-rsa' ? signing('key', `RSA ${bits}`) : hostKeyPart(type, undefined);
      return { name: type, parts: [part] };
    });
  return assetsOfSsh({
    system,
    port: number,
    exchanges: listed('kex'),
    ciphers: listed('encryption'),
    macs: listed('mac'),
    keys: [
      ...names.map((name) => ({ name, parts: [hostKeyPart(name, numberIn(rsa?.bits))] })),
      ...seen,
    ],
  });
}

function tlsOf(system: string, port: Port): readonly Unfiled[] {
  const { number, suites, dhBits, certificates } = port;
  const groups = [...port.groups].filter(Boolean);
  return assetsOf({ system, port: number, suites, groups, dhBits, certificates }).map((one) =>
    one.kind === 'protocol'
      ? { ...one, parts: unique(one.parts.flatMap((each) => sized(each, one.name, port))) }
      : one,
  );
}

/**
 * Reads what nmap writes with `-oX` about ssl-enum-ciphers, ssl-cert, ssh2-enum-algos and ssh-hostkey.
 * @returns undefined if it is XML of another kind
 * @throws XmlFault where it stops being XML, or names an entity of its own
 */
export function readNmap(text: string): readonly Unfiled[] | undefined {
  const assets: Unfiled[] = [];
  const parser = new SaxesParser();
  let isNmap = false;
  let host = '';
  /** The one that was asked for comes before the one that its address has. */
  let names: string[] = [];
  let port = newPort('');
  /** The names of the tables around, and of the element whose text is read. */
  const tables: string[] = [];
  let element = '';
  let isElement = false;
  let script = '';
  parser.on('error', (error) => {
    throw new XmlFault(error.message.replace(/^\d+:\d+: /, ''), parser);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const [key = '', value = ''] = [attributes['key'], attributes['portid']];
    if (name === 'nmaprun') isNmap = true;
    else if (name === 'host') [host, names] = ['', []];
    else if (name === 'address') host ||= textOfValue(attributes['addr']);
    else if (name === 'hostname') names.push(textOfValue(attributes['name']));
    else if (name === 'port') port = newPort(textOfValue(value));
    else if (name === 'script') script = attributes['id'] ?? '';
    else if (name === 'table') {
      tables.push(key);
      if (script === 'ssl-enum-ciphers' && tables.length === 1)
        port.suites.set(versionOf(textOfValue(key)), []);
      if (script === 'ssh2-enum-algos') port.ssh.set(textOfValue(key), []);
      if (script === 'ssh-hostkey') port.sshKeys.push({ type: '', bits: '', key: '' });
    } else if (name === 'elem') [element, isElement] = [key, true];
  });
  parser.on('text', (value) => {
    if (script === 'ssl-cert' && element === 'pem') port.certificates.push(...foundIn(value));
    const [version = '', list] = tables;
    if (script === 'ssh2-enum-algos' && isElement) port.ssh.get(version)?.push(textOfValue(value));
    const sshKey = script === 'ssh-hostkey' ? port.sshKeys.at(-1) : undefined;
    if (sshKey && (element === 'type' || element === 'bits' || element === 'key'))
      sshKey[element] = value.trim();
    if (script !== 'ssl-enum-ciphers' || list !== 'ciphers') return;
    const suites = port.suites.get(versionOf(version));
    if (element === 'name') suites?.push(textOfValue(value));
    else if (element === 'kex_info') {
      const [tls, curve] = [versionOf(version), groupIn(textOfValue(value))];
      port.groups.add(curve);
      keepSmallest(port.dhBits, tls, /^dh (\d+)/.exec(value)?.[1]);
      keepSmallest(port.rsaBits, tls, /^rsa (\d+)/.exec(value)?.[1]);
      if (curve) port.curves.set(tls, new Set([...(port.curves.get(tls) ?? []), curve]));
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'table') tables.pop();
    else if (name === 'elem') [element, isElement] = ['', false];
    else if (name === 'script') script = '';
    else if (name === 'port') {
      const system = names.find(Boolean) ?? host;
      assets.push(...tlsOf(system, port), ...sshOf(system, port));
    }
  });
  parser.write(text).close();
  return isNmap ? assets : undefined;
}
