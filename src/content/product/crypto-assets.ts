import { quantamorphic } from './quantamorphic.ts';
import { shares } from './splitting.ts';
import { cnsa2 } from './world.ts';

/** An algorithm: where it is published, and CycloneDX's `algorithmProperties`, in its words. */
type CryptoAlgorithm = {
  readonly oid?: string;
  readonly standard: string;
  readonly primitive: 'kem' | 'key-agree' | 'combiner' | 'signature' | 'ae' | 'hash' | 'other';
  readonly algorithmFamily?: string;
  readonly parameterSetIdentifier?: string;
  readonly ellipticCurve?: string;
  readonly mode?: 'gcm';
  readonly cryptoFunctions: readonly string[];
  /** In bits, against computers of today. */
  readonly classicalSecurityLevel?: number;
  /** NIST's security category; 0 falls to Shor's algorithm. */
  readonly nistQuantumSecurityLevel?: number;
};

const kem = ['keygen', 'encapsulate', 'decapsulate'] as const;
const signature = ['keygen', 'sign', 'verify'] as const;

/** Every algorithm in the product. Numbers from FIPS 197, 180-4, 203, 204 and 205, SP 800-208, RFC 7748 and 8032. */
export const algorithms = {
  'X25519-ML-KEM-768': {
    standard: 'draft-connolly-cfrg-xwing-kem',
    primitive: 'combiner',
    parameterSetIdentifier: '768',
    cryptoFunctions: kem,
    classicalSecurityLevel: 192,
    nistQuantumSecurityLevel: 3,
  },
  'ML-KEM-768': {
    oid: '2.16.840.1.101.3.4.4.2',
    standard: 'FIPS 203',
    primitive: 'kem',
    algorithmFamily: 'ML-KEM',
    parameterSetIdentifier: '768',
    cryptoFunctions: kem,
    classicalSecurityLevel: 192,
    nistQuantumSecurityLevel: 3,
  },
  'ML-KEM-1024': {
    oid: '2.16.840.1.101.3.4.4.3',
    standard: 'FIPS 203',
    primitive: 'kem',
    algorithmFamily: 'ML-KEM',
    parameterSetIdentifier: '1024',
    cryptoFunctions: kem,
    classicalSecurityLevel: 256,
    nistQuantumSecurityLevel: 5,
  },
  X25519: {
    oid: '1.3.101.110',
    standard: 'RFC 7748',
    primitive: 'key-agree',
    algorithmFamily: 'ECDH',
    ellipticCurve: 'other/Curve25519',
    cryptoFunctions: ['keygen', 'keyderive'],
    classicalSecurityLevel: 128,
    nistQuantumSecurityLevel: 0,
  },
  'ML-DSA-65': {
    oid: '2.16.840.1.101.3.4.3.18',
    standard: 'FIPS 204',
    primitive: 'signature',
    algorithmFamily: 'ML-DSA',
    parameterSetIdentifier: '65',
    cryptoFunctions: signature,
    classicalSecurityLevel: 192,
    nistQuantumSecurityLevel: 3,
  },
  'ML-DSA-87': {
    oid: '2.16.840.1.101.3.4.3.19',
    standard: 'FIPS 204',
    primitive: 'signature',
    algorithmFamily: 'ML-DSA',
    parameterSetIdentifier: '87',
    cryptoFunctions: signature,
    classicalSecurityLevel: 256,
    nistQuantumSecurityLevel: 5,
  },
  'SLH-DSA-SHA2-128s': {
    oid: '2.16.840.1.101.3.4.3.20',
    standard: 'FIPS 205',
    primitive: 'signature',
    algorithmFamily: 'SLH-DSA',
    parameterSetIdentifier: 'SHA2-128s',
    cryptoFunctions: signature,
    classicalSecurityLevel: 128,
    nistQuantumSecurityLevel: 1,
  },
  Ed25519: {
    oid: '1.3.101.112',
    standard: 'RFC 8032',
    primitive: 'signature',
    algorithmFamily: 'EdDSA',
    parameterSetIdentifier: 'Ed25519',
    cryptoFunctions: signature,
    classicalSecurityLevel: 128,
    nistQuantumSecurityLevel: 0,
  },
  LMS: {
    oid: '1.2.840.113549.1.9.16.3.17',
    standard: 'SP 800-208, RFC 8554',
    primitive: 'signature',
    algorithmFamily: 'LMS',
    parameterSetIdentifier: 'SHA256_M24_H20',
    cryptoFunctions: signature,
    classicalSecurityLevel: 192,
  },
  XMSS: {
    standard: 'SP 800-208, RFC 8391',
    primitive: 'signature',
    algorithmFamily: 'XMSS',
    parameterSetIdentifier: 'SHA2_20_192',
    cryptoFunctions: signature,
    classicalSecurityLevel: 192,
  },
  'AES-256-GCM': {
    oid: '2.16.840.1.101.3.4.1.46',
    standard: 'FIPS 197, SP 800-38D',
    primitive: 'ae',
    algorithmFamily: 'AES',
    parameterSetIdentifier: '256',
    mode: 'gcm',
    cryptoFunctions: ['keygen', 'encrypt', 'decrypt', 'tag'],
    classicalSecurityLevel: 256,
    nistQuantumSecurityLevel: 5,
  },
  'SHA-384': {
    oid: '2.16.840.1.101.3.4.2.2',
    standard: 'FIPS 180-4',
    primitive: 'hash',
    algorithmFamily: 'SHA-2',
    parameterSetIdentifier: '384',
    cryptoFunctions: ['digest'],
    classicalSecurityLevel: 192,
    nistQuantumSecurityLevel: 4,
  },
  'SHA-256': {
    oid: '2.16.840.1.101.3.4.2.1',
    standard: 'FIPS 180-4',
    primitive: 'hash',
    algorithmFamily: 'SHA-2',
    parameterSetIdentifier: '256',
    cryptoFunctions: ['digest'],
    classicalSecurityLevel: 128,
    nistQuantumSecurityLevel: 2,
  },
  'Shamir secret sharing': {
    standard: 'Shamir 1979',
    primitive: 'other',
    cryptoFunctions: ['other'],
  },
  [quantamorphic.name]: {
    standard: 'our own, an optional layer that is off by default',
    primitive: 'other',
    cryptoFunctions: ['encrypt', 'decrypt'],
  },
} as const satisfies Readonly<Record<string, CryptoAlgorithm>>;

export type AlgorithmName = keyof typeof algorithms;

/** What each algorithm is for, with the profile that a setting selects. The bill of materials lists all of them. */
export const purposes = [
  {
    purpose: 'Key establishment',
    usual: 'X25519 + ML-KEM-768',
    cnsa2: 'ML-KEM-1024',
    uses: ['X25519-ML-KEM-768', 'X25519', 'ML-KEM-768', 'ML-KEM-1024'],
    standard: 'FIPS 203',
  },
  {
    purpose: 'Signatures, general',
    usual: 'ML-DSA-65',
    cnsa2: cnsa2.signatures,
    uses: ['ML-DSA-65', 'ML-DSA-87', 'SLH-DSA-SHA2-128s'],
    standard: 'FIPS 204',
  },
  {
    purpose: 'Signatures, releases',
    usual: 'ML-DSA-65 and Ed25519, both',
    cnsa2: cnsa2.signatures,
    uses: ['ML-DSA-65', 'ML-DSA-87', 'Ed25519'],
    standard: 'FIPS 204, RFC 8032',
  },
  {
    purpose: 'Signatures, firmware',
    usual: 'LMS',
    cnsa2: 'LMS or XMSS, single tree, or ML-DSA-87',
    uses: ['LMS', 'XMSS'],
    standard: 'SP 800-208, FIPS 204',
  },
  {
    purpose: 'Content encryption',
    usual: 'AES-256-GCM',
    cnsa2: 'AES-256-GCM',
    uses: ['AES-256-GCM', quantamorphic.name],
    standard: 'FIPS 197, SP 800-38D',
  },
  {
    purpose: 'Hash',
    usual: 'SHA-384',
    cnsa2: 'SHA-384',
    uses: ['SHA-384', 'SHA-256'],
    standard: 'FIPS 180-4',
  },
  {
    purpose: 'Custody of recovery and archive keys',
    usual: `Shamir, ${shares.needed} of ${shares.total}`,
    cnsa2: 'By agreement',
    uses: ['Shamir secret sharing'],
    standard: 'Shamir 1979',
  },
  {
    purpose: 'Transport',
    usual: 'TLS 1.3, hybrid groups',
    cnsa2: 'TLS 1.3',
    uses: ['X25519-ML-KEM-768', 'ML-KEM-1024', 'AES-256-GCM'],
    standard: 'RFC 9846, RFC 10024',
  },
] as const satisfies readonly {
  readonly purpose: string;
  readonly usual: string;
  readonly cnsa2: string;
  readonly uses: readonly AlgorithmName[];
  readonly standard: string;
}[];
