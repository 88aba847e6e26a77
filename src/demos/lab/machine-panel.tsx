import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import * as labels from './words.ts';
import { type Measured, rivals } from './measured.ts';
import { MeasuredTable } from './measured-table.tsx';
import { rivalNames } from './rival-names.ts';
import { runInWorker, stopTasks } from './run-in-worker.ts';
import type { Support } from './tasks.ts';

type Props = {
  support: Support | null;
  measured: readonly Measured[];
  onMeasured: (all: readonly Measured[]) => void;
};

/** Times ML-KEM-768, P-256 and RSA-4096 on the visitor's machine. */
export function MachinePanel({ support, measured, onMeasured }: Props) {
  const [progress, setProgress] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  const start = async () => {
    setRunning(true);
    const supported = rivals.filter(
      (rival) =>
        rival === 'noble' || (rival === 'native' ? support?.nativeKem : support?.webCrypto),
    );
    const all: Measured[] = [];
    try {
      for (const rival of supported) {
        setProgress(
          `Measuring ${rivalNames[rival]}${rival === 'rsa4096' ? '; finding primes takes seconds' : ''} …`,
        );
        // In sequence, so that measurements don't compete for the processor.
        all.push(await runInWorker('measure', rival));
        onMeasured([...all]);
      }
      setProgress('Measured.');
    } catch (error) {
      setProgress(`Ended early: ${error instanceof Error ? error.message : String(error)}.`);
    }
    setRunning(false);
  };
  return (
    <section aria-labelledby="lab-machine">
      <div className="panel-head">
        <div>
          <h3 id="lab-machine">{labels.machine}</h3>
          <p className="panel-note">
            ML-KEM-768, P-256 and RSA-4096 each bring two parties to a common 256-bit secret. Sizes
            are counted from exported keys. Times are medians of repeated runs in a worker of this
            page; they include what the browser needs to hand out the work, and they are this
            machine’s, today.
          </p>
        </div>
        {isRunning ? (
          <Button onClick={stopTasks}>{labels.stop}</Button>
        ) : (
          // Until support is known, schemes would be skipped without notice.
          <Button disabled={support === null} onClick={() => void start()}>
            {measured.length > 0 ? 'Measure again' : labels.measure}
          </Button>
        )}
      </div>
      <p role="status" className="panel-note">
        {progress}
      </p>
      {support?.webCrypto === false && (
        <p className="panel-note">
          Without WebCrypto only noble can be timed here. Over https the others join in.
        </p>
      )}
      {measured.length > 0 && <MeasuredTable measured={measured} />}
    </section>
  );
}
