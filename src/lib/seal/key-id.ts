import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const grouped = (hex: string): string => (hex.toUpperCase().match(/.{4}/g) ?? []).join('-');

/** SHA-256 of a public key, for people to compare: 16 groups of four digits. */
export const fingerprintOf = (publicKey: Uint8Array): string =>
  grouped(bytesToHex(sha256(publicKey)));

/** The first 80 bits of a key's fingerprint: enough to tell keys apart, short enough for a line. */
export const keyIdOf = (publicKey: Uint8Array): string => fingerprintOf(publicKey).slice(0, 24);

export const keyIdPattern = /^(?:[\dA-F]{4}-){4}[\dA-F]{4}$/;
