import { useState } from 'react';

import { brand } from '../../config/brand.ts';
import { grouped } from '../../lib/text/format.ts';
import { Button } from '../../ui/button.tsx';
import {
  formatRange,
  formatTime,
  type Measured,
  type Operation,
  operationNames,
  operations,
  placeOnScale,
  rivalNames,
  rivals,
  scaleMarks,
  summarize,
  type Summary,
} from './measured.ts';
import { runInWorker, stopTasks } from './run-in-worker.ts';
import type { Support } from './tasks.ts';
import * as labels from './words.ts';

type MeasuredTableProps = { measured: readonly Measured[] };

/** Sizes and times of the measured schemes, as numbers and to scale. */
function MeasuredTable({ measured }: MeasuredTableProps) {
  const widest = Math.max(...measured.flatMap(({ publicKey, sent }) => [publicKey, sent]));
  const ratio = comparison(measured);
  return (
    <>
      <div className="scrolling" role="region" aria-label="Sizes" tabIndex={0}>
        <table className="readings lab-sizes">
          <caption>Bytes, as exported (raw; SPKI for RSA), bars to scale</caption>
          <thead>
            <tr>
              <th scope="col">Way</th>
              <th scope="col">Public key</th>
              <th scope="col">What is sent</th>
            </tr>
          </thead>
          <tbody>
            {measured.map(({ rival, publicKey, sent }) => (
              <tr key={rival}>
                <th scope="row">{rivalNames[rival]}</th>
                {[publicKey, sent].map((bytes, index) => (
                  <td key={index}>
                    {grouped(bytes)}
                    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(100 * bytes) / widest} height="4" />
                    </svg>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id="lab-times" className="panel-note mt-10 mb-2">
        Time for one operation. Fast ones run in batches (× 64), so that the clock can tell them
        apart.
        <span className="max-md:hidden">
          {' '}
          The dot is the median, the bar the middle half of all runs, the line all of them; the
          scale is logarithmic.
        </span>
      </p>
      <div className="scrolling" role="region" aria-label="Times" tabIndex={0}>
        <table className="readings lab-table" aria-describedby="lab-times">
          <thead>
            <tr>
              <th scope="col">Operation</th>
              <th scope="col">Median</th>
              <th scope="col">Middle half</th>
              <th scope="col">Runs</th>
              <th scope="col" className="lab-plot">
                <Scale />
              </th>
            </tr>
          </thead>
          {measured.map(({ rival, timings }) => (
            <tbody key={rival}>
              <tr>
                <th scope="rowgroup" colSpan={5}>
                  {rivalNames[rival]}
                </th>
              </tr>
              {operations.map((operation) => (
                <TimeRow key={operation} operation={operation} {...timings[operation]} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {ratio && <p className="panel-note">{ratio}</p>}
    </>
  );
}

type RowProps = { operation: Operation; batch: number; samples: readonly number[] };

function TimeRow({ operation, batch, samples }: RowProps) {
  const summary = summarize(samples);
  const { runs, median, q1, q3 } = summary;
  return (
    <tr>
      <th scope="row">{operationNames[operation]}</th>
      <td>{formatTime(median)}</td>
      <td>{formatRange(q1, q3)}</td>
      <td>
        {runs}
        {batch > 1 && ` × ${grouped(batch)}`}
      </td>
      <td className="lab-plot">
        <Range {...summary} />
      </td>
    </tr>
  );
}

const width = 300;

function Range({ min, q1, median, q3, max }: Summary) {
  const [low, left, middle, right, high] = [min, q1, median, q3, max].map(
    (time) => 6 + placeOnScale(time) * (width - 12),
  );
  return (
    <svg viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <line x1={low} x2={high} y1="8" y2="8" />
      <line className="lab-middle" x1={left} x2={right} y1="8" y2="8" />
      <circle cx={middle} cy="8" r="4" />
    </svg>
  );
}

function Scale() {
  return (
    <svg viewBox={`0 0 ${width} 16`} role="img" aria-label="From a microsecond to a minute">
      {scaleMarks.map(({ at, label }) => (
        <text key={label} x={6 + placeOnScale(at) * (width - 12)} y="12">
          {label}
        </text>
      ))}
    </svg>
  );
}

/** RSA-4096 against ML-KEM-768; null unless both were measured. */
function comparison(measured: readonly Measured[]): string | null {
  const medians = (wanted: Measured['rival']) =>
    measured.flatMap(({ rival, timings }) =>
      rival === wanted ? [summarize(timings.make.samples).median] : [],
    )[0];
  const rsa = medians('rsa4096');
  const [name, mlKem] = [
    medians('native') === undefined ? 'noble' : 'native',
    medians('native') ?? medians('noble'),
  ] as const;
  if (rsa === undefined || mlKem === undefined) return null;
  return `In these runs an RSA-4096 key pair took ${grouped(Math.round(rsa / mlKem))} times as long to make as one of ${rivalNames[name]}. That says nothing about ${brand.ownAlgorithm.name}, which is not in this page.`;
}

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
