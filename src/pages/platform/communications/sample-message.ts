import { type Bytes, joined } from '../../../lib/seal/bytes.ts';
import { type Box, nonceBytes, seal } from '../../../lib/seal/aes-gcm.ts';
import { fixedBytes, sampleCapsule } from '../../../models/exchange/sample-exchange.ts';
import { fragments } from '../../../content/product/splitting.ts';

/** A first message: two key shares and the text sealed with AES-256-GCM. */
export type SealedMessage = {
  readonly x25519: Bytes;
  readonly mlKem: Bytes;
  readonly box: Box;
  readonly key: Bytes;
};

/** An X25519 private key as WebCrypto imports it: PKCS #8 (RFC 8410), then 32 bytes. */
const pkcs8Head = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 110, 4, 34, 4, 32];

async function fixedKeyPair(step: number): Promise<{ priv: CryptoKey; pub: Bytes }> {
  const pkcs8 = joined(Uint8Array.from(pkcs8Head), fixedBytes(32, step));
  const priv = await crypto.subtle.importKey('pkcs8', pkcs8, 'X25519', true, ['deriveBits']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', priv);
  return { priv, pub: Uint8Array.from(Buffer.from(x, 'base64url')) };
}

/** Seals a text under X25519 and ML-KEM-768 together, with fixed keys. For the build only. */
export async function sealSample(text: string): Promise<SealedMessage> {
  const [ours, theirs] = [await fixedKeyPair(29), await fixedKeyPair(43)];
  const receiver = await crypto.subtle.importKey('raw', theirs.pub, 'X25519', true, []);
  const shared = await crypto.subtle.deriveBits(
    { name: 'X25519', public: receiver },
    ours.priv,
    256,
  );
  const { ciphertext, secret } = sampleCapsule();
  const secrets = joined(secret, new Uint8Array(shared));
  const key = new Uint8Array(await crypto.subtle.digest('SHA-256', secrets));
  const box = await seal(key, fixedBytes(nonceBytes, 53), new TextEncoder().encode(text));
  return { x25519: ours.pub, mlKem: ciphertext, box, key };
}

export const wireBytes = ({ x25519, mlKem, box }: SealedMessage): Bytes =>
  joined(x25519, mlKem, box.nonce, box.ciphertext, box.tag);

/** Splits bytes into four fragments, any three of which rebuild them: the fourth is the XOR of the others. */
export function cut(bytes: Bytes): Bytes[] {
  const length = Math.ceil(bytes.length / fragments.needed);
  const parts = Array.from({ length: fragments.needed }, (_, index) => {
    const part = new Uint8Array(length);
    part.set(bytes.slice(index * length, (index + 1) * length));
    return part;
  });
  const parity = new Uint8Array(length).map((_, at) =>
    parts.reduce((sum, part) => sum ^ (part[at] ?? 0), 0),
  );
  return [...parts, parity];
}
