import { Fragment, useRef, useState } from 'react';

import { brand } from '../../config/brand.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
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
      <div className="scrolling" role="region" aria-label={labels.sizes} tabIndex={0}>
        <Table
          className="readings lab-sizes"
          shown
          caption={labels.sizesCaption}
          columns={[labels.way, labels.publicKey, labels.whatIsSent]}
          rows={measured.map(({ rival, publicKey, sent }) => ({
            head: rivalNames[rival],
            cells: [publicKey, sent].map((bytes, index) => (
              <Fragment key={index}>
                {grouped(bytes)}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * bytes) / widest} height="4" />
                </svg>
              </Fragment>
            )),
          }))}
        />
      </div>
      <p id="lab-times" className="panel-note mt-10 mb-2">
        {labels.timesNote}
        <span className="max-md:hidden"> {labels.plotNote}</span>
      </p>
      <div className="scrolling" role="region" aria-label={labels.times} tabIndex={0}>
        <table className="readings lab-table" aria-describedby="lab-times">
          <thead>
            <tr>
              <th scope="col">{labels.operation}</th>
              <th scope="col">{labels.median}</th>
              <th scope="col">{labels.middleHalf}</th>
              <th scope="col">{labels.runs}</th>
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
    <svg viewBox={`0 0 ${width} 16`} role="img" aria-label={labels.scale}>
      {scaleMarks.map((at) => (
        <text key={at} x={6 + placeOnScale(at) * (width - 12)} y="12">
          {formatTime(at)}
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
  return fill(labels.comparison, {
    factor: grouped(Math.round(rsa / mlKem)),
    rival: rivalNames[name],
    algorithm: brand.ownAlgorithm.name,
  });
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

  const hasStopped = useRef(false);
  const stop = () => {
    hasStopped.current = true;
    stopTasks();
  };
  const start = async () => {
    hasStopped.current = false;
    setRunning(true);
    const supported = rivals.filter(
      (rival) =>
        rival === 'noble' || (rival === 'native' ? support?.nativeKem : support?.webCrypto),
    );
    const all: Measured[] = [];
    try {
      for (const rival of supported) {
        setProgress(
          fill(rival === 'rsa4096' ? labels.measuringPrimes : labels.measuring, {
            rival: rivalNames[rival],
          }),
        );
        // In sequence, so that measurements don't compete for the processor.
        all.push(await runInWorker('measure', rival));
        onMeasured([...all]);
      }
      setProgress(labels.measured);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setProgress(hasStopped.current ? labels.stopped : fill(labels.endedEarly, { reason }));
    }
    setRunning(false);
  };
  return (
    <section aria-labelledby="lab-machine">
      <div className="panel-head">
        <div>
          <h3 id="lab-machine">{labels.machine}</h3>
          <p className="panel-note">{labels.whatIsMeasured}</p>
        </div>
        {isRunning ? (
          <Button onClick={stop}>{labels.stop}</Button>
        ) : (
          // Until support is known, schemes would be skipped without notice.
          <Button disabled={support === null} onClick={() => void start()}>
            {measured.length > 0 ? labels.measureAgain : labels.measure}
          </Button>
        )}
      </div>
      <p role="status" className="panel-note">
        {progress}
      </p>
      {support?.webCrypto === false && <p className="panel-note">{labels.onlyNoble}</p>}
      {measured.length > 0 && <MeasuredTable measured={measured} />}
    </section>
  );
}
