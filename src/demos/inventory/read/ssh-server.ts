import { part, type Part, signing } from '../asset.ts';
import { decisive } from './offered.ts';
import type { Unfiled } from './server.ts';

/** A key by which a server is known, with the algorithms that it has. */
export type HostKey = { readonly name: string; readonly parts: readonly Part[] };

/** What a scan found about SSH on one port of a server. */
export type SshServer = {
  readonly system: string;
  readonly port: string;
  readonly exchanges: readonly string[];
  readonly ciphers: readonly string[];
  readonly macs: readonly string[];
  readonly keys: readonly HostKey[];
};

/** Names in the list of key exchanges that are none: they say what else a server can do. */
const noExchange = /^(?:ext-info|kex-strict|kexguess)/;

/** A key by its name in the list of a server and its size, which is the modulus of RSA alone. */
export function hostKeyPart(name: string, size: number | undefined): Part {
  // In this list, ssh-rsa is RSA with SHA-1 (RFC 8332), and ssh-dss has 1,024 bits (RFC 4253); other names tell.
  const written =
    name === 'ssh-dss'
      ? 'ssh-dss 1024'
      : `${name}${size && name.includes('rsa') ? ` RSA ${size}` : ''}${/^ssh-rsa(?:-cert|$)/.test(name) ? ' SHA-1' : ''}`;
  return signing('key', written);
}

/** The assets of a server: what it offers, if that is known, and its keys. */
export function assetsOfSsh(server: SshServer): readonly Unfiled[] {
  const { system, exchanges, ciphers, macs, keys } = server;
  const place = server.port && `:${server.port}`;
  const exchange = decisive(
    exchanges
      .filter((name) => name !== '' && !noExchange.test(name))
      .map((name) => part('exchange', name)),
  );
  const rest = decisive([
    ...ciphers.map((name) => part('cipher', name)),
    ...macs.map((name) => part('mac', name)),
  ]);
  const protocol: Unfiled = {
    kind: 'ssh',
    name: 'SSH',
    system,
    place,
    parts: [...exchange.parts, ...rest.parts],
    fallback: exchange.fallback,
  };
  return [
    ...(protocol.parts.length > 0 ? [protocol] : []),
    ...keys.map((key): Unfiled => ({ ...key, kind: 'key', system, place })),
  ];
}
