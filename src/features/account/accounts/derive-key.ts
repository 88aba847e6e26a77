import { workerCalls, WorkerGone } from '../../../lib/dom/worker-calls.ts';
import { persist } from '../../../runtime/load.ts';

/** Argon2id parameters: memory in KiB, passes, lanes (RFC 9106, section 3.1). */
export type DerivationCost = { readonly m: number; readonly t: number; readonly p: number };

export type DerivationJob = {
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly cost: DerivationCost;
  /** Key length in bytes. */
  readonly length: number;
};

const worker = workerCalls(async () => {
  const { workerAddress } = await import('./worker-address.ts');
  return new Worker(workerAddress(), { type: 'module', name: 'derive-key' });
});

/** Starts the worker ahead of the first password. */
export const prepareKeys = (): Promise<void> => worker.prepare();

/** Fallback for browsers that block the worker; yields every few milliseconds. */
async function onThisThread(job: DerivationJob): Promise<Uint8Array> {
  const { argon2idAsync } = await persist(() => import('@noble/hashes/argon2.js'));
  return argon2idAsync(job.password, job.salt, { ...job.cost, dkLen: job.length, asyncTick: 8 });
}

/**
 * Argon2id (RFC 9106), in a worker if the browser allows it.
 * @param length key length in bytes
 * @throws Error if RFC 9106 does not allow the parameters
 */
export async function deriveKey(
  password: Uint8Array,
  salt: Uint8Array,
  cost: DerivationCost,
  length: number,
): Promise<Uint8Array> {
  const job = { password, salt, cost, length };
  try {
    return await worker.call(job);
  } catch (error) {
    if (!(error instanceof WorkerGone)) throw error;
    console.warn('Deriving the key without a worker', error);
    return onThisThread(job);
  }
}
