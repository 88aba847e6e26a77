import { useEffect, useState } from 'react';

import { withoutBase } from '../../config/base.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { keysOf } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { useObservable } from '../../ui/use-observable.ts';
import './encryption-lab.css';
import { ExchangeSteps } from './exchange-steps.tsx';
import type { KemName } from './kem.ts';
import { emptyLab, kemLabels } from './lab-state.ts';
import { createLab } from './lab.ts';
import { MachinePanel } from './machine-panel.tsx';
import {
  formatRange,
  formatTime,
  type Measured,
  operationNames,
  operations,
  rivalNames,
  summarize,
} from './measured.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { runInWorker } from './run-in-worker.ts';
import { ReceivedPanel, SharesPanel } from './shares-panel.tsx';
import { WirePanel } from './wire-panel.tsx';
import * as labels from './words.ts';

const maxLogLines = 8;

const measuredLines = ({ rival, publicKey, sent, timings }: Measured): readonly string[] => [
  fill(labels.measuredSizes, { rival: rivalNames[rival], publicKey, sent }),
  ...operations.map((operation) => {
    const { median, q1, q3, runs } = summarize(timings[operation].samples);
    const line = fill(labels.measuredTimes, {
      operation: operationNames[operation],
      median: formatTime(median),
      range: formatRange(q1, q3),
      runs,
    });
    return `  ${line}`;
  }),
];

/** The end of the log and the measurements, but no keys and no message. */
const resultText = (log: readonly string[], measured: readonly Measured[]): string =>
  [
    labels.weRan,
    '',
    labels.whatHappened,
    ...log.slice(-maxLogLines).map((line) => `- ${line}`),
    ...(measured.length > 0 ? ['', labels.measuredInBrowser] : []),
    ...measured.flatMap(measuredLines),
    '',
    labels.ourQuestion,
  ].join('\n');

/** The latest line, announced to screen readers, and the whole log on demand. What is below keeps its place. */
export function LabLog({ log }: { log: readonly string[] }) {
  return (
    <div>
      <p role="status" className="answer min-h-[2lh] md:min-h-[1lh]">
        {log.at(-1)}
      </p>
      <details className="lab-log">
        <summary>
          {labels.logTitle} ({log.length})
        </summary>
        <ol>
          {log.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

const lab = createLab(runInWorker);

type Props = {
  /** Whether to take the focus: the visitor opened the lab with a button. */
  focus: boolean;
};

/** A key exchange and an encrypted message that the visitor can tamper with. */
export function EncryptionLab({ focus }: Props) {
  const state = useObservable(lab, emptyLab);
  const [measured, setMeasured] = useState<readonly Measured[]>([]);
  useEffect(() => void lab.prepare(), []);
  const { support, kem, log } = state;
  const text = resultText(log, measured);
  return (
    <div className="panel lab">
      <KemChoice kem={kem} hasNative={support?.nativeKem ?? false} focus={focus} />
      {support?.webCrypto === false && <p className="text-soon">{log[0]}</p>}
      <ExchangeSteps lab={lab} state={state} />
      <LabLog log={log} />
      <WirePanel lab={lab} state={state} />
      <ReceivedPanel state={state} />
      <SharesPanel lab={lab} state={state} />
      <MachinePanel support={support} measured={measured} onMeasured={setMeasured} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <RequestLink
          request={{ id: 'encryption-lab', subject: labels.mailSubject, text }}
          path={withoutBase(location.pathname)}
        >
          {labels.sendResult}
        </RequestLink>
        <p className="text-ink-2">{labels.whatMailCarries}</p>
      </div>
    </div>
  );
}

type ChoiceProps = { kem: KemName; hasNative: boolean; focus: boolean };

/** There from the start: what comes later above a control moves it away from a press. */
function KemChoice({ kem, hasNative, focus }: ChoiceProps) {
  return (
    <div
      ref={focus ? focusOnMount : undefined}
      tabIndex={-1}
      role="group"
      aria-labelledby="lab-computed-by"
      className="flex flex-wrap gap-x-7"
    >
      <p id="lab-computed-by" className="field-label w-full">
        {labels.computedBy}
      </p>
      {keysOf(kemLabels).map((name) => (
        <label key={name} className="choice">
          <input
            type="radio"
            name="lab-kem"
            checked={kem === name}
            disabled={name === 'native' && !hasNative}
            onChange={() => lab.choose(name)}
          />
          {kemLabels[name]}
        </label>
      ))}
    </div>
  );
}
