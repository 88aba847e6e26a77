import { type Algorithm, counting, under } from './algorithm.ts';

const csorSignatures = '2.16.840.1.101.3.4.3.';

const slhSets = ['SHA2', 'SHAKE'].flatMap((hash) =>
  ['128s', '128f', '192s', '192f', '256s', '256f'].map((size) => `${hash}-${size}`),
);

/** Of draft-ietf-lamps-pq-composite-sigs, in the order of their identifiers. */
const compositeSignatures = [
  'MLDSA44-RSA2048-PSS-SHA256',
  'MLDSA44-RSA2048-PKCS15-SHA256',
  'MLDSA44-Ed25519-SHA512',
  'MLDSA44-ECDSA-P256-SHA256',
  'MLDSA65-RSA3072-PSS-SHA512',
  'MLDSA65-RSA3072-PKCS15-SHA512',
  'MLDSA65-RSA4096-PSS-SHA512',
  'MLDSA65-RSA4096-PKCS15-SHA512',
  'MLDSA65-ECDSA-P256-SHA512',
  'MLDSA65-ECDSA-P384-SHA512',
  'MLDSA65-ECDSA-brainpoolP256r1-SHA512',
  'MLDSA65-Ed25519-SHA512',
  'MLDSA87-ECDSA-P384-SHA512',
  'MLDSA87-ECDSA-brainpoolP384r1-SHA512',
  'MLDSA87-Ed448-SHAKE256',
  'MLDSA87-RSA3072-PSS-SHA512',
  'MLDSA87-RSA4096-PSS-SHA512',
  'MLDSA87-ECDSA-P521-SHA512',
];

/** Of draft-ietf-lamps-pq-composite-kem. */
const compositeKems = [
  'MLKEM768-RSA2048-SHA3-256',
  'MLKEM768-RSA3072-SHA3-256',
  'MLKEM768-RSA4096-SHA3-256',
  'MLKEM768-X25519-SHA3-256',
  'MLKEM768-ECDH-P256-SHA3-256',
  'MLKEM768-ECDH-P384-SHA3-256',
  'MLKEM768-ECDH-brainpoolP256r1-SHA3-256',
  'MLKEM1024-RSA3072-SHA3-256',
  'MLKEM1024-ECDH-P384-SHA3-256',
  'MLKEM1024-ECDH-brainpoolP384r1-SHA3-256',
  'MLKEM1024-X448-SHA3-256',
  'MLKEM1024-ECDH-P521-SHA3-256',
];

/** What is standardized and no quantum computer is known to break. */
export const postQuantum: readonly Algorithm[] = [
  {
    id: 'ml-kem',
    job: 'exchange',
    verdict: 'safe',
    written: /ml-?kem-?(512|768|1024)?/,
    oids: {
      ...counting('2.16.840.1.101.3.4.4.', 1, ['ML-KEM-512', 'ML-KEM-768', 'ML-KEM-1024']),
      ...counting('1.3.6.1.5.5.7.6.', 55, compositeKems),
      '1.3.6.1.4.1.62253.25722': 'X-Wing',
    },
    source: 'fips-203',
  },
  {
    id: 'ml-dsa',
    job: 'signature',
    verdict: 'safe',
    written: /(?:hash-?)?ml-?dsa-?(44|65|87)?(?:--?with--?sha512)?/,
    oids: {
      ...counting(csorSignatures, 17, ['ML-DSA-44', 'ML-DSA-65', 'ML-DSA-87']),
      ...counting(csorSignatures, 32, ['Hash-ML-DSA-44', 'Hash-ML-DSA-65', 'Hash-ML-DSA-87']),
      ...counting('1.3.6.1.5.5.7.6.', 37, compositeSignatures),
    },
    source: 'fips-204',
  },
  {
    id: 'slh-dsa',
    job: 'signature',
    verdict: 'safe',
    written:
      /(?:hash-?)?slh-?dsa(?:-?((?:sha2|shake)-?(?:128|192|256)-?[sf]))?(?:--?with--?sh(?:a256|a512|ake128|ake256))?/,
    oids: {
      ...counting(
        csorSignatures,
        20,
        slhSets.map((set) => `SLH-DSA-${set}`),
      ),
      ...counting(
        csorSignatures,
        35,
        slhSets.map((set) => `Hash-SLH-DSA-${set}`),
      ),
    },
    source: 'fips-205',
  },
  {
    id: 'lms',
    job: 'signature',
    verdict: 'safe',
    written: /(?<![a-z])(?:hss(?:-lms)?(?:-hashsig)?|lms)(?![a-z])/,
    oids: { '1.2.840.113549.1.9.16.3.17': 'HSS/LMS' },
    source: 'sp-800-208',
  },
  {
    id: 'xmss',
    job: 'signature',
    verdict: 'safe',
    written: /xmss[-^]?(mt)?(?:-hashsig)?/,
    oids: {
      ...counting('1.3.6.1.5.5.7.6.', 34, ['XMSS', 'XMSS^MT']),
      ...under('0.4.0.127.0.15.1.1.', { '13.0': 'XMSS', '14.0': 'XMSS^MT' }),
    },
    source: 'sp-800-208',
  },
  {
    id: 'sntrup761x25519',
    job: 'exchange',
    verdict: 'hybrid',
    written: /sntrup-?761-?x-?25519/,
    source: 'rfc-9941',
  },
];
