import { CipherSuite, KDF_HKDF_SHA256 } from 'hpke';

import { armor, type ArmorFault, readArmor } from './armor.ts';
import { fingerprintOf, keyIdOf } from './key-id.ts';
import { mailTexts } from './mail-text.ts';
import { chaCha20Poly1305, xWing, xWingPublicKey } from './x-wing.ts';

const label = 'SEALED MESSAGE';
const firstLine = 'This message is sealed. Only the holder of the key below can read it.';
const encapsulationBytes = 1120;
const tagBytes = 16;

/** HPKE (RFC 9180) with X-Wing, HKDF-SHA256 and ChaCha20-Poly1305, which has published test vectors. */
export const sealingSuite = (randomness?: Uint8Array): CipherSuite =>
  new CipherSuite(xWing(randomness), KDF_HKDF_SHA256, chaCha20Poly1305);

/** Binds a message to this purpose and to the whole key; its armor has only the first digits of the key. */
const infoOf = (publicKey: Uint8Array) =>
  new TextEncoder().encode(`sealed message v1 ${fingerprintOf(publicKey)}`);

/** The seed is the private key. */
export type SealingPair = { readonly publicKey: Uint8Array; readonly seed: Uint8Array };

export function sealingPair(seed = crypto.getRandomValues(new Uint8Array(32))): SealingPair {
  return { publicKey: xWingPublicKey(seed), seed };
}

/** Encrypts a text to an X-Wing key (1,216 bytes). Returns text for the body of a mail. */
export async function sealMessage(text: string, publicKey: Uint8Array): Promise<string> {
  const suite = sealingSuite();
  const key = await suite.DeserializePublicKey(publicKey);
  const plain = new TextEncoder().encode(text.toWellFormed());
  const options = { info: infoOf(publicKey) };
  const { encapsulatedSecret, ciphertext } = await suite.Seal(key, plain, options);
  const bytes = new Uint8Array([...encapsulatedSecret, ...ciphertext]);
  return armor(label, firstLine, { keyId: keyIdOf(publicKey), bytes });
}

/** Returns meaningless text with the length of the sealed message, to measure a link without sealing. */
export function sealedPlaceholder(text: string, publicKey: Uint8Array): string {
  const plain = new TextEncoder().encode(text.toWellFormed());
  const bytes = new Uint8Array(encapsulationBytes + plain.length + tagBytes);
  return armor(label, firstLine, { keyId: keyIdOf(publicKey), bytes });
}

export type Unsealed =
  | { readonly text: string }
  | ArmorFault
  | { readonly fault: 'wrong-key'; readonly reason: string; readonly keyId: string };

export type SealedText = { readonly text: string; readonly keyId: string };

/** Finds the first sealed message in a mail file. */
export function findSealed(mail: string): SealedText | ArmorFault {
  const texts = mailTexts(mail).map((text) => ({ text, read: readArmor(label, text) }));
  const hasArmor = ({ read }: (typeof texts)[number]) =>
    !('fault' in read && read.fault === 'missing');
  const { text, read } = texts.find(hasArmor) ?? { text: mail, read: readArmor(label, mail) };
  return 'fault' in read ? read : { text, keyId: read.keyId };
}

/** Decrypts the sealed message in a mail's text. A message that fails returns no part of its text. */
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
  const encapsulation = read.bytes.slice(0, encapsulationBytes);
  const ciphertext = read.bytes.slice(encapsulationBytes);
  try {
    const plain = await suite.Open(key, encapsulation, ciphertext, { info: infoOf(publicKey) });
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain) };
  } catch {
    const reason =
      'It was altered on purpose: its checksum fits, but the seal does not hold. Nothing of it is shown.';
    return { fault: 'altered', reason };
  }
}
