import { type Bytes, hexOf } from './bytes.ts';

/**
 * SHA-256 as 64 hexadecimal digits. The browser computes it outside the page's thread.
 * @throws TypeError on pages that are not served over https, where browsers offer no `crypto.subtle`
 */
export const sha256 = async (bytes: Bytes): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** SHA-256 of a public key in 16 groups of four digits, for people to compare. */
export const fingerprintOf = async (publicKey: Bytes): Promise<string> =>
  ((await sha256(publicKey)).toUpperCase().match(/.{4}/g) ?? []).join('-');

/** The first 80 bits of a fingerprint, enough to tell an owner’s keys apart. */
export const keyIdOf = (fingerprint: string): string => fingerprint.slice(0, 24);

/** Finds a key's id in a text. */
export const keyIdPattern = /\b(?:[\dA-F]{4}-){4}[\dA-F]{4}\b/;

/** A text file with the age recipient that messages are sealed to. */
export const recipientPath = '/.well-known/age-recipient.txt';

/** Public keys in PEM, newest first. */
export const signingKeysPath = '/.well-known/signing-keys.pem';

/** The raw signature of `/SHA256SUMS`. */
export const signaturePath = '/SHA256SUMS.sig';
