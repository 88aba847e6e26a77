import type { Bytes } from './bytes.ts';
import { measureRival } from './exchanges.ts';
import type { Rival } from './measured.ts';
import { type Box, open, seal } from './gcm.ts';
import { hasNativeKem, type KemName, kems } from './kem.ts';

export type Support = {
  /** Whether the browser gives this page WebCrypto, which it does over https and on localhost only. */
  readonly webCrypto: boolean;
  /** Whether it brings an ML-KEM-768 of its own. */
  readonly nativeKem: boolean;
};

/** What the lab computes away from the page's own thread. */
export const tasks = {
  support: async (): Promise<Support> => ({
    webCrypto: (crypto as Partial<Crypto>).subtle !== undefined,
    nativeKem: await hasNativeKem(),
  }),
  makePair: (kem: KemName) => kems[kem].makePair(),
  encapsulate: (kem: KemName, publicKey: Bytes) => kems[kem].encapsulate(publicKey),
  decapsulate: (kem: KemName, ciphertext: Bytes, seed: Bytes) =>
    kems[kem].decapsulate(ciphertext, seed),
  seal: (key: Bytes, nonce: Bytes, plain: Bytes) => seal(key, nonce, plain),
  open: (key: Bytes, box: Box) => open(key, box),
  measure: (rival: Rival) => measureRival(rival),
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
type Results = { readonly [Name in TaskName]: Awaited<ReturnType<Tasks[Name]>> };

/** Does a task by its name. */
export type Run = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Results[Name]>;

/** Does it on this thread. */
export const runHere: Run = (name, ...input) =>
  (tasks[name] as (...args: readonly unknown[]) => Promise<never>)(...input);
