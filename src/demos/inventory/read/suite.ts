import { type Part, part } from '../asset.ts';

/**
 * The parts of a cipher suite for TLS: how keys are exchanged, and the cipher. Its authentication is the
 * certificate’s, and a hash in it is for a MAC or a derivation.
 * @param suite by IANA’s name or by OpenSSL’s
 */
export function readSuite(suite: string): readonly Part[] {
  const name = suite.trim();
  const [before = '', after] = name.replace(/^(?:TLS|SSL)_/, '').split('_WITH_');
  // TLS 1.3 names the cipher alone.
  if (after === undefined && /^(?:TLS|SSL)_/.test(name)) return [part('cipher', name)];
  const [exchange, cipher] = after === undefined ? ofOpenSsl(name) : [before, after];
  const weak = /EXP|NULL|anon/i.exec(exchange)?.[0];
  return [
    ...exchangePart(exchange),
    part('cipher', cipher.replace(/[-_](?:SHA\d*|MD5)$/, '')),
    ...(weak ? [part('cipher', weak)] : []),
    ...(name.endsWith('MD5') ? [part('mac', 'HMAC-MD5')] : []),
  ];
}

/** OpenSSL’s names begin with the key exchange, unless it is RSA’s. */
function ofOpenSsl(name: string): readonly [string, string] {
  const [exchange = ''] =
    /^(?:EXP\d*-)?(?:(?:ECDHE|ECDH|DHE|EDH|DH|ADH|AECDH|RSA|PSK|SRP|KRB5|GOST20\d\d|GOST)-)*(?:(?:ECDSA|RSA|DSS|anon|PSK|EDSS)-)?/.exec(
      name,
    ) ?? [];
  return [exchange || 'RSA', name.slice(exchange.length)];
}

function exchangePart(exchange: string): readonly Part[] {
  const kinds = [
    [/ECDHE?|AECDH|ECCPWD/, 'ECDHE'],
    [/DHE?|EDH|ADH/, 'DHE'],
    [/SRP/, 'SRP'],
    [/GOST/, 'GOST R 34.10'],
    // A key that was handed over before; no quantum computer finds it.
    [/PSK|KRB5/, ''],
    [/RSA/, 'RSA'],
  ] as const;
  const found = kinds.find(([kind]) => kind.test(exchange));
  return found?.[1] ? [part('exchange', found[1])] : [];
}
