import { type Part, part } from '../asset.ts';

/** How keys are exchanged and who proves what, in the names of suites. */
const exchanges =
  'EXP(?:ORT)?\\d*|E?ECDHE?|DHE?|EDH|ADH|AECDH|RSA|PSK|SRP|KRB5|GOST(?:20\\d\\d)?|ECDSA|DSS|EDSS|ANON|anon';
const beginsOpenSsl = new RegExp(`^(?:(?:${exchanges})-)*`);
/** GnuTLS has no `WITH`, and names the hash of SRP. */
const beginsGnuTls = new RegExp(`^(?:(?:${exchanges}|SRP_SHA)_)*`);

const ofIana = new RegExp(`^(?:TLS|SSL)_(?!v?\\d)\\w+$|^(?:(?:${exchanges})_)+WITH_\\w+$`, 'i');
const ciphers = 'AES-?(?:128|256)|CAMELLIA|ARIA|SEED|RC[24]|IDEA|DES|NULL|CHACHA20|SM4|GOST';
const ofOpenSsl = new RegExp(
  `^(?:(?:${exchanges})-)+(?:${ciphers})\\d*(?:-\\w+)*$|` +
    // Without a key exchange, which is RSA’s, only what is no name of a cipher.
    '^(?:AES(?:128|256)(?:-GCM|-CCM8?)?|CAMELLIA(?:128|256)|ARIA(?:128|256)-GCM|SEED|RC4|RC2-CBC|IDEA-CBC|DES-CBC3?|NULL)-(?:SHA\\d*|MD5)$|^AES(?:128|256)-CCM8$',
);

/**
 * The suites in a text, which blanks, commas, colons, semicolons and slashes part.
 * @returns their parts, and the words that are none; what OpenSSL’s lists leave out is in neither
 */
export function suitesIn(text: string): { parts: readonly Part[]; rest: string } {
  const words = text
    .split(/[\s,:;|/]+/)
    .map((word) => word.replaceAll(/^["'([]+|["')\]]+$/g, ''))
    // A suite with an end such as this one is a signal, and encrypts nothing.
    .filter(
      (word) => /^[^!].*[\p{L}\d]/u.test(word) && !/_SCSV$|^(?:and|or|und|oder)$/i.test(word),
    );
  const isSuite = (word: string) => ofIana.test(word) || ofOpenSsl.test(word);
  return {
    parts: words.filter(isSuite).flatMap(readSuite),
    rest: words.filter((word) => !isSuite(word)).join(' '),
  };
}

/**
 * The parts of a cipher suite for TLS: how keys are exchanged, and the cipher. Its authentication is the
 * certificate’s, and a hash in it is for a MAC or a derivation.
 * @param suite by the name of IANA, OpenSSL or GnuTLS
 */
export function readSuite(suite: string): readonly Part[] {
  const trimmed = suite.trim();
  const name = /^(?:tls|ssl)_/.test(trimmed) ? trimmed.toUpperCase() : trimmed;
  const [exchange, cipher] = halvesOf(name);
  // TLS 1.3 names the cipher alone.
  if (exchange === '') return [part('cipher', name)];
  const weak = /EXP|NULL|anon|AE?C?DH/i.exec(exchange)?.[0];
  return [
    ...exchangePart(exchange),
    part('cipher', cipher.replace(/[-_](?:SHA\d*|MD5)$/, '')),
    ...(weak ? [part('cipher', weak)] : []),
    ...(name.endsWith('MD5') ? [part('mac', 'HMAC-MD5')] : []),
  ];
}

/** A suite’s key exchange and its cipher. OpenSSL’s names begin with the former, unless it is RSA’s. */
function halvesOf(name: string): readonly [string, string] {
  const [before = '', after] = name.replace(/^(?:TLS|SSL)_/, '').split('_WITH_');
  if (after !== undefined) return [before, after];
  const isGnuTls = before !== name;
  const [exchange = ''] = (isGnuTls ? beginsGnuTls : beginsOpenSsl).exec(before) ?? [];
  return [exchange || (isGnuTls ? '' : 'RSA'), before.slice(exchange.length)];
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
