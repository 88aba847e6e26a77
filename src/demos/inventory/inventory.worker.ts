import type { WorkerAnswer } from '../../lib/dom/worker-calls.ts';
import { collection, type Task } from './collection.ts';

const everything = collection();

addEventListener('message', ({ data }: MessageEvent<Task & { id: number }>) => {
  const { id, name, input } = data;
  const reply = (answer: WorkerAnswer<unknown>) => postMessage(answer);
  const run = async (): Promise<unknown> => Reflect.apply(everything[name], everything, input);
  run().then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});
