/** The worker gave no answer: it could not start, refused the job, or failed. */
export class WorkerGone extends Error {}

/** What a worker posts back for a call. */
export type WorkerAnswer<Value> =
  | { readonly id: number; readonly value: Value }
  | { readonly id: number; readonly failure: string };

type Waiting = { resolve: (value: never) => void; reject: (reason: Error) => void };

/**
 * Calls one worker. It starts with the first call, and again with the next call after it has gone.
 * @param start creates the worker, which gets each job with an id and posts a `WorkerAnswer`
 */
export function workerCalls(start: () => Worker | Promise<Worker>) {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const endAll = (reason: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };

  async function begin(): Promise<Worker> {
    const started = await start();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<never>>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) call?.reject(new Error(data.failure));
      else call?.resolve(data.value);
    });
    started.addEventListener('error', (event) => {
      // The callers handle it.
      event.preventDefault();
      started.terminate();
      endAll(new WorkerGone('The worker failed'));
    });
    return started;
  }

  async function running(): Promise<Worker> {
    worker ??= begin();
    const starting = worker;
    try {
      return await starting;
    } catch (error) {
      // After a stop, another may have started.
      if (worker === starting) worker = undefined;
      throw new WorkerGone('The worker did not start', { cause: error });
    }
  }

  return {
    /**
     * @returns what the worker posts, whose type the caller knows
     * @throws WorkerGone without an answer, Error with the failure of the job, or because of `stop`
     */
    call(job: object): Promise<never> {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        // Before the worker has started, so that `stop` ends this call, too.
        waiting.set(id, { resolve, reject });
        const end = (reason: WorkerGone) => {
          waiting.delete(id);
          reject(reason);
        };
        const post = (started: Worker) => {
          if (!waiting.has(id)) return;
          try {
            started.postMessage({ ...job, id }, []);
          } catch (error) {
            worker = undefined;
            end(new WorkerGone('The worker refused the job', { cause: error }));
          }
        };
        running().then(post, end);
      });
    },

    /** Starts the worker ahead of the first call. */
    async prepare(): Promise<void> {
      await running().catch(() => {});
    },

    /** Rejects all calls. */
    stop(): void {
      worker?.then((started) => started.terminate()).catch(() => {});
      endAll(new Error('Stopped'));
    },
  };
}
