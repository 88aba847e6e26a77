import { type Bytes, joined } from './bytes.ts';

/** An AES-GCM message. The tag is separate, so that each part can be shown. */
export type Box = { readonly nonce: Bytes; readonly ciphertext: Bytes; readonly tag: Bytes };

export const nonceBytes = 12;
export const tagBytes = 16;

/**
 * AES-256-GCM (SP 800-38D) in WebCrypto, without additional data.
 * @param key 32 bytes
 * @param nonce 12 bytes, never used twice with one key
 */
export async function seal(key: Bytes, nonce: Bytes, plain: Bytes): Promise<Box> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const out = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, plain),
  );
  return { nonce, ciphertext: out.slice(0, -tagBytes), tag: out.slice(-tagBytes) };
}

/** @returns null if the tag does not match */
export async function open(key: Bytes, { nonce, ciphertext, tag }: Box): Promise<Bytes | null> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  try {
    const parameters = { name: 'AES-GCM', iv: nonce };
    return new Uint8Array(await crypto.subtle.decrypt(parameters, aes, joined(ciphertext, tag)));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
}
