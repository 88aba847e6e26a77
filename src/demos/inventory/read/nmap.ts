import { SaxesParser } from 'saxes';

import type { ReadAsset } from './certificate.ts';
import { foundIn } from './pem.ts';
import { assetsOf, keepSmallest, type Unfiled } from './server.ts';
import { textOfValue } from './values.ts';

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

type Port = {
  readonly number: string;
  readonly suites: Map<string, string[]>;
  readonly groups: Set<string>;
  readonly dhBits: Map<string, number>;
  readonly certificates: ReadAsset[];
};

const newPort = (number: string): Port => ({
  number,
  suites: new Map(),
  groups: new Set(),
  dhBits: new Map(),
  certificates: [],
});

const versionOf = (key: string): string =>
  key.startsWith('SSLv') ? `SSL ${key.slice(4, 5)}` : key.replace('TLSv', 'TLS ');

/** "ecdh_x25519" and "secp256r1" name a group; "rsa 2048" and "dh 2048" none of TLS 1.3. */
const groupIn = (exchange: string): string =>
  /^(?:rsa|dh) /.test(exchange) ? '' : exchange.replace(/^ecdh_/, '');

/**
 * Reads what nmap writes with `-oX` about ssl-enum-ciphers and ssl-cert.
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
    } else if (name === 'elem') element = key;
  });
  parser.on('text', (value) => {
    if (script === 'ssl-cert' && element === 'pem') port.certificates.push(...foundIn(value));
    const [version = '', list] = tables;
    if (script !== 'ssl-enum-ciphers' || list !== 'ciphers') return;
    const suites = port.suites.get(versionOf(version));
    if (element === 'name') suites?.push(textOfValue(value));
    else if (element === 'kex_info') {
      port.groups.add(groupIn(textOfValue(value)));
      keepSmallest(port.dhBits, versionOf(version), /^dh (\d+)/.exec(value)?.[1]);
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'table') tables.pop();
    else if (name === 'elem') element = '';
    else if (name === 'script') script = '';
    else if (name === 'port')
      assets.push(
        ...assetsOf({
          system: names.find(Boolean) ?? host,
          port: port.number,
          suites: port.suites,
          groups: [...port.groups].filter(Boolean),
          dhBits: port.dhBits,
          certificates: port.certificates,
        }),
      );
  });
  parser.write(text).close();
  return isNmap ? assets : undefined;
}
