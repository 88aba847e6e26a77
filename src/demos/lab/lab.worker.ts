import type { WorkerAnswer } from '../../lib/dom/worker-calls.ts';
import { type LabJob, runHere } from './tasks.ts';

addEventListener(
  'message',
  ({ data: { id, name, input } }: MessageEvent<LabJob & { id: number }>) => {
    const reply = (answer: WorkerAnswer<unknown>) => postMessage(answer);
    runHere(name, ...input).then(
      (value) => reply({ id, value }),
      (error: unknown) => reply({ id, failure: String(error) }),
    );
  },
);
