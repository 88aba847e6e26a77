import { CipherSuite, KDF_HKDF_SHA256 } from 'hpke';

import { armor, type ArmorFault, readArmor } from './armor.ts';
import { fingerprintOf, keyIdOf } from './key-id.ts';
import { textsOfMail } from './mail-text.ts';
import { chaCha20Poly1305, xWing, xWingPublicKey } from './x-wing.ts';

const label = 'SEALED MESSAGE';
const firstLine = 'This message is sealed. Only the holder of the key below can read it.';
const enclosedBytes = 1120;
const tagBytes = 16;

/** HPKE (RFC 9180) with X-Wing, HKDF-SHA256 and ChaCha20-Poly1305: a suite that has published vectors. */
export const sealingSuite = (coins?: Uint8Array): CipherSuite =>
  new CipherSuite(xWing(coins), KDF_HKDF_SHA256, chaCha20Poly1305);

/** Binds a message to this use and to the whole key, of which its armor names only the first digits. */
const infoOf = (publicKey: Uint8Array) =>
  new TextEncoder().encode(`sealed message v1 ${fingerprintOf(publicKey)}`);

/** A key pair that messages are sealed to; the private key is kept as the seed it grows from. */
export type SealingPair = { readonly publicKey: Uint8Array; readonly seed: Uint8Array };

/** @param seed 32 random bytes; new ones unless given */
export function sealingPair(seed = crypto.getRandomValues(new Uint8Array(32))): SealingPair {
  return { publicKey: xWingPublicKey(seed), seed };
}

/**
 * Seals a text, so that only the holder of the private key reads it.
 * @param publicKey 1,216 bytes
 * @returns text for the body of a mail
 * @throws Error when the key is not an X-Wing key
 */
export async function sealMessage(text: string, publicKey: Uint8Array): Promise<string> {
  const suite = sealingSuite();
  const key = await suite.DeserializePublicKey(publicKey);
  const plain = new TextEncoder().encode(text.toWellFormed());
  const options = { info: infoOf(publicKey) };
  const { encapsulatedSecret, ciphertext } = await suite.Seal(key, plain, options);
  const bytes = new Uint8Array([...encapsulatedSecret, ...ciphertext]);
  return armor(label, firstLine, { keyId: keyIdOf(publicKey), bytes });
}

/** A text of the size that a message has once it is sealed: letters of no meaning, for a meter. */
export function sealedSize(text: string, publicKey: Uint8Array): string {
  const plain = new TextEncoder().encode(text.toWellFormed());
  const bytes = new Uint8Array(enclosedBytes + plain.length + tagBytes);
  return armor(label, firstLine, { keyId: keyIdOf(publicKey), bytes });
}

export type Unsealed =
  | { readonly text: string }
  | ArmorFault
  | { readonly fault: 'wrong-key'; readonly reason: string; readonly keyId: string };

/** A sealed message among the texts of a mail. */
export type SealedText = { readonly text: string; readonly keyId: string };

/** Finds the first sealed message in the file of a mail, or says why there is none to be opened. */
export function findSealed(mail: string): SealedText | ArmorFault {
  const found = textsOfMail(mail).map((text) => ({ text, read: readArmor(label, text) }));
  const isThere = ({ read }: (typeof found)[number]) =>
    !('fault' in read && read.fault === 'missing');
  const { text, read } = found.find(isThere) ?? { text: mail, read: readArmor(label, mail) };
  return 'fault' in read ? read : { text, keyId: read.keyId };
}

/** Opens the sealed message in a mail's text, or says why it does not open. Nothing of it is given out then. */
export async function unsealMessage(mail: string, seed: Uint8Array): Promise<Unsealed> {
  const read = readArmor(label, mail);
  if ('fault' in read) return read;
  const { publicKey } = sealingPair(Uint8Array.from(seed));
  const ownId = keyIdOf(publicKey);
  if (read.keyId !== ownId) {
    const reason = `It is sealed to another key: ${read.keyId}, and this one is ${ownId}.`;
    return { fault: 'wrong-key', reason, keyId: read.keyId };
  }
  const suite = sealingSuite();
  const key = await suite.DeserializePrivateKey(seed, true);
  const [secret, box] = [read.bytes.slice(0, enclosedBytes), read.bytes.slice(enclosedBytes)];
  try {
    const plain = await suite.Open(key, secret, box, { info: infoOf(publicKey) });
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain) };
  } catch {
    const reason =
      'It was altered on purpose: its checksum fits, but the seal does not hold. Nothing of it is shown.';
    return { fault: 'altered', reason };
  }
}
