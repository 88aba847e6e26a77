import { type Algorithm, counting, type Job, type SourceId, under, word } from './algorithm.ts';

type Kind = Pick<Algorithm, 'job' | 'source' | 'next' | 'name'> & {
  readonly verdict: 'safe' | 'weak';
};

const of = (job: Job): Kind => ({ job, source: 'ir-8547', verdict: 'safe' });
const successors = {
  cipher: 'AES-256-GCM',
  hash: 'SHA-256',
  mac: 'HMAC-SHA-256',
  derivation: 'HMAC_DRBG',
} as const;
const broken = (job: keyof typeof successors, source: SourceId): Kind => ({
  job,
  source,
  verdict: 'weak',
  next: { [job]: successors[job] },
});

const record = (
  id: string,
  kind: Kind,
  written: RegExp,
  oids: Algorithm['oids'] = {},
): Algorithm => ({ id, ...kind, written, oids });

const csorAes = '2.16.840.1.101.3.4.1.';
const csorHashes = '2.16.840.1.101.3.4.2.';
const digests = '1.2.840.113549.2.';
const ciphers = '1.2.840.113549.3.';
const aesModes = ['ecb', 'cbc', 'ofb', 'cfb', 'wrap', 'gcm', 'ccm', 'wrap-pad', 'gmac'];
const hash =
  'sha-?(?:1|2|3)?-?(?:512-)?(?:160|224|256|384|512)?|md-?[245]|ripemd-?\\d*|rmd-?\\d*|sm3|blake2[bs]|streebog|gostr3411\\w*';
const modes = 'ecb|cbc|ofb|cfb|ctr|gcm|ccm|xts|siv|ocb|eax|kw|wrap|keywrap|gmac';

/** Ciphers, hashes and what is made of them: no quantum computer breaks those that hold today. */
export const symmetric: readonly Algorithm[] = [
  record(
    'none',
    { ...broken('cipher', 'rfc-9325'), next: successors },
    word('e?null|exp(?:ort)?(?:40|56|1024)?'),
  ),
  record('anonymous', broken('cipher', 'rfc-9325'), word('anull|anon|adh|aecdh')),
  record(
    'hmac-md5',
    broken('mac', 'rfc-6151'),
    /(?<![a-z])(?:hmac(?:-?with)?-?md-?[45](?:-96)?|md-?[45]-?hmac)(?![a-z\d])/,
    { [`${digests}6`]: 'HMAC-MD5' },
  ),
  record(
    'mac',
    of('mac'),
    new RegExp(
      `(?<![a-z])(?:hmac(?:-?with)?-?(?:${hash})?(?:-\\d+)?|(?:aes-?)?(?:cmac|gmac|xcbc|cbc-?mac)|kmac-?(?:128|256)?|umac-?\\d*|vmac|siphash|poly-?1305|kpk|pbmac1|hs(?:256|384|512))(?![a-z])`,
    ),
    {
      ...counting(digests, 7, [
        'HMAC-SHA-1',
        'HMAC-SHA-224',
        'HMAC-SHA-256',
        'HMAC-SHA-384',
        'HMAC-SHA-512',
      ]),
      ...counting(csorHashes, 13, [
        'HMAC-SHA3-224',
        'HMAC-SHA3-256',
        'HMAC-SHA3-384',
        'HMAC-SHA3-512',
      ]),
      '1.2.840.113549.1.5.14': 'PBMAC1',
    },
  ),
  record('dual-ec', broken('derivation', 'sp-800-90a'), word('dual-?ec(?:-?drbg)?')),
  record(
    'kdf',
    of('derivation'),
    word(
      'hkdf|mgf-?1|concatenation-?kdf|pb-?kdf-?[12]?|pbes2|scrypt|bcrypt|yescrypt|argon2(?:id|i|d)?|x9-?63-?kdf|ansi-?kdf-?x9-?\\d+|kbkdf|sp800-?108\\w*|concat-?kdf|tls-?1-?\\d-?(?:prf|kdf)|ike-?prf|(?:hash|hmac|ctr)-?drbg|drbg|fortuna|yarrow|milenage|tuak',
    ),
    under('1.2.840.113549.1.5.', { 12: 'PBKDF2', 13: 'PBES2' }),
  ),
  record(
    'aes',
    { ...of('cipher'), name: 'AES' },
    new RegExp(
      `(?:id-)?(?:aes|rijndael)-?(128|192|256)?(?:-?(?:${modes}))*(?:-?[18](?![\\d]))?(?:128)?`,
    ),
    {
      ...[128, 192, 256].reduce(
        (all, size, index) => ({
          ...all,
          ...counting(
            csorAes,
            1 + 20 * index,
            aesModes.map((mode) => `AES-${size}-${mode.toUpperCase()}`),
          ),
        }),
        {},
      ),
      '2.16.840.1.101.3.4.1': 'AES',
    },
  ),
  record('chacha20', { ...of('cipher'), name: 'ChaCha20' }, /x?chacha-?(?:20|8|12)?(?:-?ietf)?/, {
    '1.2.840.113549.1.9.16.3.18': 'ChaCha20-Poly1305',
  }),
  record(
    'other-cipher',
    of('cipher'),
    new RegExp(
      `(?<![a-z])(?:camellia|aria|seed|sm4|twofish|serpent|cast-?6|cast-?256|rc6|x?salsa-?20|kuznyechik|grasshopper|ascon|zuc|snow-?3g|rabbit|hc-?(?:128|256)|3gpp-xor|aegis)-?(?:128|192|256)?(?:l)?-?(?:${modes})?(?![a-z])`,
    ),
    {
      '1.2.392.200011.61.1.1.1.': 'Camellia',
      '1.2.410.200046.1.1.': 'ARIA',
      '1.2.410.200004.1.': 'SEED',
      '1.2.156.10197.1.104': 'SM4',
      '1.2.156.10197.1.104.': 'SM4',
    },
  ),
  record(
    '3des',
    { ...broken('cipher', 'sp-800-131a'), name: '3DES' },
    /(?<![a-z])(?:3-?des|(?:[23]-?key-?)?triple-?des|tdes|tdea|des-?cbc-?3|des-?ede-?[23]?|desede)-?(?:ede)?-?(?:cbc|ecb|cfb|ofb|wrap)?\d*(?![a-z])/,
    { [`${ciphers}7`]: '3DES-CBC', '1.2.840.113549.1.9.16.3.6': '3DES-WRAP' },
  ),
  record(
    'des',
    { ...broken('cipher', 'sp-800-131a'), name: 'DES' },
    word('des-?(?:40|56)?-?(?:cbc|ecb|cfb|ofb)?\\d*'),
    {
      '1.3.14.3.2.7': 'DES-CBC',
      '1.2.840.113549.1.5.3': 'PBE-MD5-DES',
      '1.2.840.113549.1.5.10': 'PBE-SHA-1-DES',
    },
  ),
  record('rc4', { ...broken('cipher', 'rfc-7465'), name: 'RC4' }, word('rc-?4|arc-?four|arc-?4'), {
    [`${ciphers}4`]: 'RC4',
  }),
  record(
    'small-blocks',
    broken('cipher', 'sweet32'),
    new RegExp(
      `(?<![a-z])(?:rc-?[25]|idea|blowfish|bf(?=-)|cast-?5|cast-?128|cast(?=-)|skipjack|magma|gost-?28147\\w*|gost89\\w*|misty1|kasumi|a5-?[12]|cmea|tea|xtea)-?(?:128|40)?-?(?:${modes})?(?![a-z])`,
    ),
    {
      [`${ciphers}2`]: 'RC2',
      '1.2.643.2.2.21': 'GOST 28147-89',
      '1.2.840.113533.7.66.10': 'CAST5',
    },
  ),
  record(
    'sha-2',
    of('hash'),
    /(?<![a-z\d])(?:id-)?(?:sha-?2-?|sha-?3-?|sha-?)(?:512-?(?:224|256)(?!\d)|224|256|384|512)(?:v1)?(?!\d)|(?<![a-z])(?:sha-?[23]|keccak-?\d*|c?shake-?(?:128|256)?|turboshake\d*|k12)(?![a-z\d])/,
    counting(csorHashes, 1, [
      'SHA-256',
      'SHA-384',
      'SHA-512',
      'SHA-224',
      'SHA-512/224',
      'SHA-512/256',
      'SHA3-224',
      'SHA3-256',
      'SHA3-384',
      'SHA3-512',
      'SHAKE128',
      'SHAKE256',
    ]),
  ),
  record(
    'other-hash',
    of('hash'),
    word(
      'blake-?[23][bs]?-?\\d*|sm3|whirlpool|streebog-?\\d*|gost-?r?-?34-?11\\w*|ripemd-?(?:160|256|320)|rmd-?160|tiger',
    ),
    {
      '1.2.156.10197.1.401': 'SM3',
      '1.3.36.3.2.1': 'RIPEMD-160',
      '1.2.643.7.1.1.2.': 'Streebog',
      '1.2.643.2.2.9': 'GOST R 34.11',
    },
  ),
  record('sha-1', broken('hash', 'shattered'), /(?<![a-z])sha-?1?(?:-?160)?(?![a-z\d])/, {
    '1.3.14.3.2.26': 'SHA-1',
  }),
  record('md5', broken('hash', 'rfc-6151'), word('md-?[245]|ripemd(?:-?128)?|pbkdf1'), {
    ...under(digests, { 2: 'MD2', 4: 'MD4', 5: 'MD5' }),
  }),
];
