import type { Job, Outcome } from './run-in-worker.ts';
import { runHere } from './tasks.ts';

addEventListener('message', ({ data: { id, name, input } }: MessageEvent<Job>) => {
  const reply = (outcome: Outcome<unknown>) => postMessage(outcome);
  runHere(name, ...input).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});
