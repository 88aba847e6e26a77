import { signing } from '../asset.ts';
import type { Unfiled } from './server.ts';
import { assetsOfSsh, type HostKey, hostKeyPart } from './ssh-server.ts';
import { type OwnFields, fieldsOfValue, listIn, numberIn, textOfValue } from './values.ts';

const nameIn = (entry: unknown): string => textOfValue(fieldsOfValue(entry)['algorithm'] ?? entry);

const namesIn = (host: OwnFields, list: string): readonly string[] =>
  listIn(host[list]).map(nameIn);

/** A key, and for a certificate the key of its authority, which signed it. */
function hostKey(entry: unknown): HostKey {
  const key = fieldsOfValue(entry);
  const [name, authority] = [nameIn(entry), textOfValue(key['ca_algorithm'])];
  const size = numberIn(key['casize']);
  const signed = size && authority.includes('rsa') ? `${authority} RSA ${size}` : authority;
  return {
    name,
    parts: [
      hostKeyPart(name, numberIn(key['keysize'])),
      ...(authority ? [signing('signature', signed)] : []),
    ],
  };
}

function assetsOfHost(host: OwnFields): readonly Unfiled[] {
  const target = textOfValue(host['target']);
  const [, system = target, port = ''] = /^\[?([^\]]*)\]?:(\d+)$/.exec(target) ?? [];
  const sized = listIn(host['kex']).map(fieldsOfValue);
  return assetsOfSsh({
    system,
    port,
    exchanges: namesIn(host, 'kex').map((name) => {
      const size = numberIn(sized.find((one) => one['algorithm'] === name)?.['keysize']);
      return size && /group-exchange/.test(name) ? `${name} DH ${size}` : name;
    }),
    ciphers: namesIn(host, 'enc'),
    macs: namesIn(host, 'mac'),
    keys: listIn(host['key']).map(hostKey),
  });
}

/** Whether JSON is from ssh-audit. */
export const isSshAudit = (value: unknown): boolean =>
  (Array.isArray(value) ? value.slice(0, 20) : [value])
    .map(fieldsOfValue)
    .some((host) => Array.isArray(host['kex']) && ('banner' in host || 'enc' in host));

/** Reads what ssh-audit writes with `-j`, of one host or of several. */
export const readSshAudit = (value: unknown): readonly Unfiled[] =>
  (Array.isArray(value) ? listIn(value) : [value]).map(fieldsOfValue).flatMap(assetsOfHost);
