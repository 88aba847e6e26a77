/** Argon2id parameters: memory in KiB, passes, lanes (RFC 9106, section 3.1). */
export type DerivationCost = { readonly m: number; readonly t: number; readonly p: number };

export type DerivationJob = {
  readonly id: number;
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly cost: DerivationCost;
  /** Key length in bytes. */
  readonly length: number;
};

export type DerivationResult = { readonly id: number; readonly key: Uint8Array };

type Waiting = { resolve: (key: Uint8Array) => void; reject: (reason: Error) => void };

let worker: Promise<Worker> | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

async function startWorker(): Promise<Worker> {
  const { workerAddress } = await import('./worker-address.ts');
  const started = new Worker(workerAddress(), { type: 'module', name: 'derive-key' });
  started.addEventListener('message', ({ data }: MessageEvent<DerivationResult>) => {
    waiting.get(data.id)?.resolve(data.key);
    waiting.delete(data.id);
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

/** Starts the worker ahead of the first password. */
export async function prepareKeys(): Promise<void> {
  worker ??= startWorker();
  await worker.catch(() => {
    worker = undefined;
  });
}

async function inWorker(job: Omit<DerivationJob, 'id'>): Promise<Uint8Array> {
  worker ??= startWorker();
  const running = await worker;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    running.postMessage({ ...job, id } satisfies DerivationJob, []);
  });
}

/** Fallback for browsers that block the worker; yields every few milliseconds. */
async function onThisThread(job: Omit<DerivationJob, 'id'>): Promise<Uint8Array> {
  const { argon2idAsync } = await import('@noble/hashes/argon2.js');
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
    return await inWorker(job);
  } catch (error) {
    worker = undefined;
    console.warn('Deriving the key without a worker', error);
    return onThisThread(job);
  }
}
