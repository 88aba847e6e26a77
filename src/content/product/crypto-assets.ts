import { quantamorphic } from './quantamorphic.ts';
import { shares } from './splitting.ts';

/** What an algorithm does, in the words of CycloneDX 1.7 (`algorithmProperties`). */
export type CryptoAlgorithm = {
  readonly oid?: string;
  readonly standard: string;
  readonly primitive: 'kem' | 'key-agree' | 'combiner' | 'signature' | 'ae' | 'hash' | 'other';
  readonly family?: string;
  readonly parameters?: string;
  readonly curve?: string;
  readonly mode?: 'gcm';
  readonly functions: readonly string[];
  /** In bits, against computers of today. */
  readonly classical?: number;
  /** NIST's security category; 0 falls to Shor's algorithm. */
  readonly category?: number;
};

const kem = ['keygen', 'encapsulate', 'decapsulate'] as const;
const signature = ['keygen', 'sign', 'verify'] as const;

/** Every algorithm in the product. Numbers from FIPS 197, 180-4, 203, 204 and 205, SP 800-208, RFC 7748 and 8032. */
export const algorithms = {
  'X25519-ML-KEM-768': {
    standard: 'draft-connolly-cfrg-xwing-kem',
    primitive: 'combiner',
    parameters: '768',
    functions: kem,
    classical: 192,
    category: 3,
  },
  'ML-KEM-768': {
    oid: '2.16.840.1.101.3.4.4.2',
    standard: 'FIPS 203',
    primitive: 'kem',
    family: 'ML-KEM',
    parameters: '768',
    functions: kem,
    classical: 192,
    category: 3,
  },
  'ML-KEM-1024': {
    oid: '2.16.840.1.101.3.4.4.3',
    standard: 'FIPS 203',
    primitive: 'kem',
    family: 'ML-KEM',
    parameters: '1024',
    functions: kem,
    classical: 256,
    category: 5,
  },
  X25519: {
    oid: '1.3.101.110',
    standard: 'RFC 7748',
    primitive: 'key-agree',
    family: 'ECDH',
    curve: 'other/Curve25519',
    functions: ['keygen', 'keyderive'],
    classical: 128,
    category: 0,
  },
  'ML-DSA-65': {
    oid: '2.16.840.1.101.3.4.3.18',
    standard: 'FIPS 204',
    primitive: 'signature',
    family: 'ML-DSA',
    parameters: '65',
    functions: signature,
    classical: 192,
    category: 3,
  },
  'ML-DSA-87': {
    oid: '2.16.840.1.101.3.4.3.19',
    standard: 'FIPS 204',
    primitive: 'signature',
    family: 'ML-DSA',
    parameters: '87',
    functions: signature,
    classical: 256,
    category: 5,
  },
  'SLH-DSA-SHA2-128s': {
    oid: '2.16.840.1.101.3.4.3.20',
    standard: 'FIPS 205',
    primitive: 'signature',
    family: 'SLH-DSA',
    parameters: 'SHA2-128s',
    functions: signature,
    classical: 128,
    category: 1,
  },
  Ed25519: {
    oid: '1.3.101.112',
    standard: 'RFC 8032',
    primitive: 'signature',
    family: 'EdDSA',
    parameters: 'Ed25519',
    functions: signature,
    classical: 128,
    category: 0,
  },
  LMS: {
    oid: '1.2.840.113549.1.9.16.3.17',
    standard: 'SP 800-208, RFC 8554',
    primitive: 'signature',
    family: 'LMS',
    parameters: 'SHA256_M24_H20',
    functions: signature,
    classical: 192,
  },
  XMSS: {
    standard: 'SP 800-208, RFC 8391',
    primitive: 'signature',
    family: 'XMSS',
    parameters: 'SHA2_20_192',
    functions: signature,
    classical: 192,
  },
  'AES-256-GCM': {
    oid: '2.16.840.1.101.3.4.1.46',
    standard: 'FIPS 197, SP 800-38D',
    primitive: 'ae',
    family: 'AES',
    parameters: '256',
    mode: 'gcm',
    functions: ['keygen', 'encrypt', 'decrypt', 'tag'],
    classical: 256,
    category: 5,
  },
  'SHA-384': {
    oid: '2.16.840.1.101.3.4.2.2',
    standard: 'FIPS 180-4',
    primitive: 'hash',
    family: 'SHA-2',
    parameters: '384',
    functions: ['digest'],
    classical: 192,
    category: 4,
  },
  'SHA-256': {
    oid: '2.16.840.1.101.3.4.2.1',
    standard: 'FIPS 180-4',
    primitive: 'hash',
    family: 'SHA-2',
    parameters: '256',
    functions: ['digest'],
    classical: 128,
    category: 2,
  },
  'Shamir secret sharing': {
    standard: 'Shamir 1979',
    primitive: 'other',
    functions: ['other'],
  },
  [quantamorphic.name]: {
    standard: 'our own, an optional layer that is off by default',
    primitive: 'other',
    functions: ['encrypt', 'decrypt'],
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
    cnsa2: 'ML-DSA-87',
    uses: ['ML-DSA-65', 'ML-DSA-87', 'SLH-DSA-SHA2-128s'],
    standard: 'FIPS 204',
  },
  {
    purpose: 'Signatures, releases',
    usual: 'ML-DSA-65 and Ed25519, both',
    cnsa2: 'The same',
    uses: ['ML-DSA-65', 'Ed25519'],
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
