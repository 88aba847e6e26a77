import type { Job, Outcome } from './run-in-worker.ts';
import { runHere } from './tasks.ts';

/** Does one task a message, away from the page's own thread. */
addEventListener('message', ({ data: { id, name, input } }: MessageEvent<Job>) => {
  const answer = (outcome: Outcome) => postMessage(outcome);
  runHere(name, ...input).then(
    (value) => answer({ id, value }),
    (error: unknown) => answer({ id, failure: String(error) }),
  );
});
