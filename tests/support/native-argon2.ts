import { argon2 } from 'node:crypto';

type Options = { m: number; t: number; p: number; dkLen: number };

/**
 * Node's own Argon2id in place of the one that browsers get, which takes ten times as long. The two are
 * held against each other in verifier.test.ts, whenever it runs without this.
 */
export const argon2idAsync = (
  message: Uint8Array,
  nonce: Uint8Array,
  { m: memory, t: passes, p: parallelism, dkLen: tagLength }: Options,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parameters = { message, nonce, memory, passes, parallelism, tagLength };
    argon2('argon2id', parameters, (error, key) => {
      if (error) reject(error);
      else resolve(Uint8Array.from(key));
    });
  });
