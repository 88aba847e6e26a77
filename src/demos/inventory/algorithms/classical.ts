import { type Algorithm, counting, under, word } from './algorithm.ts';

/** What stands in for an algorithm that falls to Shor’s, by what it does. */
const next = {
  exchange: 'X25519MLKEM768 / ML-KEM-768',
  signature: 'ML-DSA-65 / SLH-DSA',
  either: 'ML-KEM-768 / ML-DSA-65',
} as const;

const pkcs1 = '1.2.840.113549.1.1.';
const ansiEc = '1.2.840.10045.';
const secg = '1.3.132.0.';
const csorSignatures = '2.16.840.1.101.3.4.3.';
const sha2 = ['SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'];
const sha3 = ['SHA3-224', 'SHA3-256', 'SHA3-384', 'SHA3-512'];
const withHash = (hashes: readonly string[], name: string) =>
  hashes.map((hash) => `${name}-${hash}`);

/** The curves of elliptic-curve keys: their names in files, and their identifiers. */
const curveOids = {
  ...under(`${ansiEc}3.1.`, { 1: 'P-192', 4: 'prime239v1', 7: 'P-256' }),
  ...under(secg, {
    1: 'sect163k1',
    8: 'secp160r1',
    9: 'secp160k1',
    10: 'secp256k1',
    15: 'sect163r2',
    26: 'sect233k1',
    27: 'sect233r1',
    30: 'secp160r2',
    31: 'secp192k1',
    32: 'secp224k1',
    33: 'P-224',
    34: 'P-384',
    35: 'P-521',
    36: 'sect409k1',
    37: 'sect409r1',
    38: 'sect571k1',
    39: 'sect571r1',
  }),
  ...under('1.3.36.3.3.2.8.1.1.', {
    1: 'brainpoolP160r1',
    3: 'brainpoolP192r1',
    5: 'brainpoolP224r1',
    7: 'brainpoolP256r1',
    8: 'brainpoolP256t1',
    9: 'brainpoolP320r1',
    11: 'brainpoolP384r1',
    12: 'brainpoolP384t1',
    13: 'brainpoolP512r1',
    14: 'brainpoolP512t1',
  }),
};

const curve =
  '(?:nist)?[pkb]-?(?:192|224|256|384|521|163|233|283|409|571)|(?:sec[pt]|brainpoolp?|prime|ansi[pt]|c2[pt]nb|c2onb)-?\\d{3}[a-z]\\d|fp256bn|anssi-?frp256v1|frp256v1|gc(?:256|512)[a-d]|bls12-\\d+|bn-?(?:158|190|222|254|256|286|318|350|382|414|446|478|510|542|574|606|638)|m-?511|e-?521|e-?222|e-?382|m-?221|m-?383|curve-?41417|fourq';

/** What Shor’s algorithm breaks, once a quantum computer is large enough. */
export const classical: readonly Algorithm[] = [
  {
    id: 'rsa',
    job: 'either',
    verdict: 'shor',
    written:
      /(?<![a-z])(?:id-)?rsa(?:es|ssa|-?encryption|publickey)?(?:-?(?:pss|oaep(?:-(?:256|384|512)(?!\d))?|pkcs-?1?(?:-?v1-?5)?|pkcs15|sign|rsae))*(?:-?(\d{3,5})(?![\dx]))?/,
    oids: {
      ...under(pkcs1, {
        1: 'RSA',
        2: 'RSA-MD2',
        3: 'RSA-MD4',
        4: 'RSA-MD5',
        5: 'RSA-SHA-1',
        7: 'RSA-OAEP',
        10: 'RSA-PSS',
        11: 'RSA-SHA-256',
        12: 'RSA-SHA-384',
        13: 'RSA-SHA-512',
        14: 'RSA-SHA-224',
        15: 'RSA-SHA-512/224',
        16: 'RSA-SHA-512/256',
      }),
      ...counting(csorSignatures, 13, withHash(sha3, 'RSA')),
      ...counting('1.3.6.1.5.5.7.6.', 30, ['RSA-PSS-SHAKE128', 'RSA-PSS-SHAKE256']),
      '1.3.14.3.2.29': 'RSA-SHA-1',
      '2.5.8.1.1': 'RSA',
    },
    source: 'ir-8547',
    next,
    atLeast: 2048,
  },
  {
    id: 'rsa-of-jose',
    job: 'signature',
    verdict: 'shor',
    // By RFC 7518.
    written: /(?<![a-z\d])[rp]s-?(?:256|384|512)(?![a-z\d])/,
    source: 'ir-8547',
    next,
  },
  {
    id: 'ecdsa',
    job: 'signature',
    verdict: 'shor',
    // By RFC 7518 and RFC 8812, too.
    written: /ecdsa|(?<![a-z\d])es-?(?:256k?|384|512)(?![a-z\d])/,
    oids: {
      [`${ansiEc}4.1`]: 'ECDSA-SHA-1',
      ...counting(`${ansiEc}4.3.`, 1, withHash(sha2, 'ECDSA')),
      ...counting(csorSignatures, 9, withHash(sha3, 'ECDSA')),
      ...counting('1.3.6.1.5.5.7.6.', 32, ['ECDSA-SHAKE128', 'ECDSA-SHAKE256']),
      '0.4.0.127.0.7.1.1.4.1.': 'ECDSA',
    },
    source: 'ir-8547',
    next,
    atLeast: 224,
  },
  {
    id: 'eddsa',
    job: 'signature',
    verdict: 'shor',
    written: /eddsa|(?<![a-z])ed(?:wards)?-?(25519|448)(?:ph|ctx|-goldilocks)?(?![a-z\d])/,
    oids: under('1.3.101.', { 112: 'Ed25519', 113: 'Ed448' }),
    source: 'ir-8547',
    next,
  },
  {
    id: 'dsa',
    job: 'signature',
    verdict: 'shor',
    written: /(?<![a-z])(?:dsa|dss|dsaencryption)(?:-?(\d{3,5}))?(?![a-z])/,
    oids: {
      '1.2.840.10040.4.1': 'DSA',
      '1.2.840.10040.4.3': 'DSA-SHA-1',
      '1.3.14.3.2.12': 'DSA',
      '1.3.14.3.2.27': 'DSA-SHA-1',
      ...counting(csorSignatures, 1, withHash(sha2, 'DSA')),
      ...counting(csorSignatures, 5, withHash(sha3, 'DSA')),
    },
    source: 'ir-8547',
    next,
    atLeast: 2048,
  },
  {
    id: 'ecdh',
    job: 'exchange',
    verdict: 'shor',
    written:
      /(?<![a-z])ec-?(?:dhe?|ies|mqv|kem)(?![a-z])|(?<![a-z])(?:mqv|x3dh|xdh)(?![a-z])|(?<![a-z\d])(?:(?:x|curve)-?(?=25519|448)|ecp-?(?=\d{3}))(25519|448|\d{3}(?=(?:bp)?(?![a-z\d])))(?:bp)?(?![a-z\d])/,
    oids: {
      '1.3.132.1.12': 'ECDH',
      '1.3.132.1.13': 'ECMQV',
      '1.3.132.1.11.': 'ECDH',
      '1.3.133.16.840.63.0.': 'ECDH',
      ...under('1.3.101.', { 110: 'X25519', 111: 'X448' }),
      '0.4.0.127.0.7.2.2.': 'ECDH',
    },
    source: 'ir-8547',
    next,
    atLeast: 224,
  },
  {
    id: 'dh',
    job: 'exchange',
    verdict: 'shor',
    written:
      /(?<![a-z])(?:diffie-hellman(?:-group-exchange|-group)?|dhe?(?:-group)?|edh|ffdhe?|modp(?:-group)?|dhpublicnumber|oakley(?:-group)?)-?(\d{1,5})?(?:s\d{3})?(?![a-z\d])/,
    oids: {
      '1.2.840.10046.2.1': 'DH',
      '1.2.840.113549.1.3.1': 'DH',
      '1.2.840.113549.1.9.16.3.5': 'DH',
    },
    source: 'ir-8547',
    next,
    atLeast: 2048,
  },
  {
    id: 'elgamal',
    job: 'exchange',
    verdict: 'shor',
    written: word('el-?gamal'),
    oids: { '1.3.14.7.2.1.1': 'ElGamal' },
    source: 'ir-8547',
    next,
    atLeast: 2048,
  },
  {
    id: 'gost-r-34.10',
    job: 'either',
    verdict: 'shor',
    written: /(?:id-)?(?:gost-?(?:r-?)?34-?10\w*|gostr3410\w*|gost-?20(?:01|12)(?:-(?:256|512))?)/,
    oids: {
      '1.2.643.2.2.19': 'GOST R 34.10-2001',
      '1.2.643.2.2.3': 'GOST R 34.10-2001',
      '1.2.643.7.1.1.1.': 'GOST R 34.10-2012',
      '1.2.643.7.1.1.3.': 'GOST R 34.10-2012',
    },
    source: 'ir-8547',
    next,
  },
  {
    id: 'sm2',
    job: 'either',
    verdict: 'shor',
    written: /(?:curve)?sm2(?:sig|p256v1)?(?:-sm3)?/,
    oids: {
      '1.2.156.10197.1.301.': 'SM2',
      '1.2.156.10197.1.301': 'SM2',
      '1.2.156.10197.1.501': 'SM2-SM3',
    },
    source: 'ir-8547',
    next,
  },
  {
    id: 'pairings',
    job: 'signature',
    verdict: 'shor',
    written: word('bls|sm9|ibe|eccsi|schnorr|iso-ibs\\w*'),
    source: 'ir-8547',
    next,
  },
  {
    id: 'pake',
    job: 'exchange',
    verdict: 'shor',
    written: word('srp|opaque|spake2(?:\\+|-?plus)?|j-?pake|eccpwd|dragonfly|sae'),
    source: 'ir-8547',
    next,
  },
  {
    id: 'ec',
    job: 'either',
    verdict: 'shor',
    written: new RegExp(
      `(?<![a-z\\d])(?:id-)?(?:ec-?publickey|ecc?-)?(${curve})(?:tls13)?(?![a-z\\d])|(?<![a-z]|dual-)(?:id-)?(?:ec-?publickey|ecc?)(?![a-z])`,
    ),
    oids: { [`${ansiEc}2.1`]: 'EC', ...curveOids },
    source: 'ir-8547',
    next,
    atLeast: 224,
  },
];
