import { open, seal } from '../../lib/seal/aes-gcm.ts';
import type { Bytes } from '../../lib/seal/bytes.ts';
import { measureRival, type Pause } from './measure.ts';
import type { Rival } from './measured.ts';
import { hasNativeKem, type KemName, kems } from './kem.ts';

export type Support = {
  /** Browsers offer WebCrypto only over https and on localhost. */
  readonly webCrypto: boolean;
  /** Whether WebCrypto has ML-KEM-768. */
  readonly nativeKem: boolean;
};

const implementationsWith = (pause: Pause) => ({
  async support(): Promise<Support> {
    const { subtle }: Partial<Crypto> = crypto;
    return { webCrypto: subtle !== undefined, nativeKem: await hasNativeKem() };
  },
  makePair: (kem: KemName) => kems[kem].makePair(),
  encapsulate: (kem: KemName, publicKey: Bytes) => kems[kem].encapsulate(publicKey),
  decapsulate: (kem: KemName, ciphertext: Bytes, seed: Bytes) =>
    kems[kem].decapsulate(ciphertext, seed),
  seal,
  open,
  measure: (rival: Rival) => measureRival(rival, pause),
});

type Implementations = ReturnType<typeof implementationsWith>;
export type LabTask = keyof Implementations;
export type TaskInputs = { readonly [Name in LabTask]: Parameters<Implementations[Name]> };

/** What the worker is asked. */
export type LabJob = { readonly name: LabTask; readonly input: TaskInputs[LabTask] };
export type Results = { readonly [Name in LabTask]: Awaited<ReturnType<Implementations[Name]>> };

export type RunTask = <Name extends LabTask>(
  name: Name,
  ...input: TaskInputs[Name]
) => Promise<Results[Name]>;

/**
 * The lab's computations, on this thread.
 * @param pause between the runs of a measurement; in a worker there is nothing to wait for
 */
export function runnerHere(pause: Pause = async () => {}): RunTask {
  // Typed by name, so that a call by name type-checks.
  const tasks: {
    readonly [Name in LabTask]: (...input: TaskInputs[Name]) => Promise<Results[Name]>;
  } = implementationsWith(pause);
  return (name, ...input) => tasks[name](...input);
}

export const runHere = runnerHere();
