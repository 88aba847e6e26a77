import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const grouped = (hex: string): string => (hex.toUpperCase().match(/.{4}/g) ?? []).join('-');

/** SHA-256 of a public key in 16 groups of four digits, for people to compare. */
export const fingerprintOf = (publicKey: Uint8Array): string =>
  grouped(bytesToHex(sha256(publicKey)));

/** The first 80 bits of a key's fingerprint, enough to tell an owner’s keys apart. */
export const keyIdOf = (publicKey: Uint8Array): string => fingerprintOf(publicKey).slice(0, 24);

export const keyIdPattern = /^(?:[\dA-F]{4}-){4}[\dA-F]{4}$/;
