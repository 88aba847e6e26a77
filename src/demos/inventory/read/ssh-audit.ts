import { part, type Part, signing } from '../asset.ts';
import { decisive } from './offered.ts';
import type { Unfiled } from './server.ts';
import { type OwnFields, fieldsOfValue, listIn, numberIn, textOfValue } from './values.ts';

/** Names in the list of key exchanges that are none: they say what else a server can do. */
const noExchange = /^(?:ext-info|kex-strict|kexguess)/;

const namesIn = (host: OwnFields, list: string): readonly string[] =>
  listIn(host[list]).map((one) => textOfValue(fieldsOfValue(one)['algorithm'] ?? one));

/** A key by its name and its size, which is the modulus of RSA alone. */
function hostKey(entry: unknown): Part {
  const key = fieldsOfValue(entry);
  const [name, size] = [textOfValue(key['algorithm'] ?? entry), numberIn(key['keysize'])];
  // In this list, ssh-rsa is RSA with SHA-1 (RFC 8332), and ssh-dss has 1,024 bits (RFC 4253); other names tell.
  const written =
    name === 'ssh-dss'
      ? 'ssh-dss 1024'
      : `${name}${size && name.includes('rsa') ? ` RSA ${size}` : ''}${name === 'ssh-rsa' ? ' SHA-1' : ''}`;
  return signing('key', written);
}

function assetsOfHost(host: OwnFields): readonly Unfiled[] {
  const target = textOfValue(host['target']);
  const [, system = target, port = ''] = /^\[?([^\]]*)\]?:(\d+)$/.exec(target) ?? [];
  const place = port && `:${port}`;
  const sized = listIn(host['kex']).map(fieldsOfValue);
  const exchanges = namesIn(host, 'kex')
    .filter((name) => name !== '' && !noExchange.test(name))
    .map((name) => {
      const size = numberIn(sized.find((one) => one['algorithm'] === name)?.['keysize']);
      return part('exchange', size && /group-exchange/.test(name) ? `${name} DH ${size}` : name);
    });
  const exchange = decisive(exchanges);
  const rest = [
    ...namesIn(host, 'enc').map((name) => part('cipher', name)),
    ...namesIn(host, 'mac').map((name) => part('mac', name)),
  ];
  const protocol: Unfiled = {
    kind: 'ssh',
    name: 'SSH',
    system,
    place,
    parts: [...exchange.parts, ...decisive(rest).parts],
    fallback: exchange.fallback,
  };
  const keys = listIn(host['key']).map((entry): Unfiled => {
    const key = hostKey(entry);
    return {
      kind: 'key',
      name: textOfValue(fieldsOfValue(entry)['algorithm'] ?? entry),
      system,
      place,
      parts: [key],
    };
  });
  return [protocol, ...keys];
}

/** Whether JSON is from ssh-audit. */
export const isSshAudit = (value: unknown): boolean =>
  (Array.isArray(value) ? value.slice(0, 20) : [value])
    .map(fieldsOfValue)
    .some((host) => Array.isArray(host['kex']) && ('banner' in host || 'enc' in host));

/** Reads what ssh-audit writes with `-j`, of one host or of several. */
export const readSshAudit = (value: unknown): readonly Unfiled[] =>
  (Array.isArray(value) ? listIn(value) : [value]).map(fieldsOfValue).flatMap(assetsOfHost);
