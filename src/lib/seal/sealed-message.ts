import { armor, Encrypter } from 'age-encryption';

import { fill } from '../text/fill.ts';
import { sizeOf } from './bytes.ts';
import { fingerprintOf, keyIdOf } from './published-keys.ts';
import { sealedNote } from './words.ts';

/** A key that messages are sealed to. */
export type SealingKey = {
  /** `age1pq1…`: ML-KEM-768 with X25519 (c2sp.org/age). */
  readonly recipient: string;
  /** SHA-256 of the recipient's characters. */
  readonly fingerprint: string;
};

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/**
 * Reads a file with one recipient, as `age-keygen -y` writes it. Lines that begin with `#` are comments.
 * @throws Error if it holds anything else, or a recipient that a quantum computer could break
 */
export async function parseRecipient(text: string): Promise<SealingKey> {
  const recipient = text.replaceAll(/^#.*\n/gm, '').trim();
  try {
    if (!recipient.startsWith('age1pq1')) throw new Error('Not post-quantum');
    encrypterFor(recipient);
  } catch (cause) {
    throw new Error('It is not one age recipient that begins with age1pq1.', { cause });
  }
  return { recipient, fingerprint: await fingerprintOf(new TextEncoder().encode(recipient)) };
}

const mailText = ({ fingerprint }: SealingKey, file: Uint8Array) =>
  `${fill(sealedNote, { keyId: keyIdOf(fingerprint) })}\n\n${armor.encode(file)}`;

/** Encrypts a text. Returns the body of a mail: an armored age file after two lines for people. */
export async function sealMessage(text: string, key: SealingKey): Promise<string> {
  const plain = new TextEncoder().encode(text.toWellFormed());
  return mailText(key, await encrypterFor(key.recipient).encrypt(plain));
}

/** What an age file for one such recipient adds to up to 64 KiB of text: header, nonce and tag. */
const frameBytes = 1659;

/** Returns meaningless text with the length of the sealed message, to measure a link without sealing. */
export function sealedPlaceholder(text: string, key: SealingKey): string {
  // In ciphertext all bytes occur equally often, and Base64 has characters that a link must escape. The frame is
  // mostly text already.
  const bytes = Uint8Array.from({ length: frameBytes + sizeOf(text) }, (_, at) =>
    at < frameBytes ? 0 : at * 151,
  );
  return mailText(key, bytes);
}
