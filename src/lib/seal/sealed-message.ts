import { CipherSuite, KDF_HKDF_SHA256 } from 'hpke';

import { armor, type ArmorFault, readArmor } from './armor.ts';
import { fingerprintOf, keyIdOf } from './key-id.ts';
import { chaCha20Poly1305, xWing } from './x-wing.ts';

const label = 'SEALED MESSAGE';
const enclosedBytes = 1120;

/** HPKE (RFC 9180) with X-Wing, HKDF-SHA256 and ChaCha20-Poly1305: a suite that has published vectors. */
export const sealingSuite = (coins?: Uint8Array): CipherSuite =>
  new CipherSuite(xWing(coins), KDF_HKDF_SHA256, chaCha20Poly1305);

/** Binds a message to this use and to the whole key, of which its armor names only the first digits. */
const infoOf = (publicKey: Uint8Array) =>
  new TextEncoder().encode(`sealed message v1 ${fingerprintOf(publicKey)}`);

/** A key pair that messages are sealed to. */
export type SealingPair = { readonly publicKey: Uint8Array; readonly seed: Uint8Array };

export async function makeSealingPair(): Promise<SealingPair> {
  const suite = sealingSuite();
  const { publicKey, privateKey } = await suite.GenerateKeyPair(true);
  return {
    publicKey: await suite.SerializePublicKey(publicKey),
    seed: await suite.SerializePrivateKey(privateKey),
  };
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
  const firstLine = 'This message is sealed. Only the holder of the key below can read it.';
  return armor(label, firstLine, { keyId: keyIdOf(publicKey), bytes });
}

export type Unsealed =
  | { readonly text: string }
  | ArmorFault
  | { readonly fault: 'wrong-key'; readonly reason: string; readonly keyId: string };

/** The id of the key that a mail's message is sealed to, or why there is none to be read. */
export function sealedTo(mail: string): { readonly keyId: string } | ArmorFault {
  return readArmor(label, mail);
}

/** Opens the sealed message in a mail's text, or says why it does not open. Nothing of it is given out then. */
export async function unsealMessage(
  mail: string,
  { publicKey, seed }: SealingPair,
): Promise<Unsealed> {
  const read = readArmor(label, mail);
  if ('fault' in read) return read;
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
