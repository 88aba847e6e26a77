import './encryption-lab.css';
import { useEffect, useState } from 'react';

import { replyWithin } from '../../content/product/buying.ts';
import { data } from '../../lib/dom/attributes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { ExchangeSteps } from './exchange-steps.tsx';
import type { KemName } from './kem.ts';
import { createLab } from './lab.ts';
import * as labels from './words.ts';
import { LabLog } from './lab-log.tsx';
import { emptyLab } from './lab-state.ts';
import { MachinePanel } from './machine-panel.tsx';
import type { Measured } from './measured.ts';
import { ReceivedPanel } from './received-panel.tsx';
import { resultMail } from './result-mail.ts';
import { runInWorker } from './run-in-worker.ts';
import { SharesPanel } from './shares-panel.tsx';
import { kemLabels } from './lab-messages.ts';
import { WirePanel } from './wire-panel.tsx';

const lab = createLab(runInWorker);

type Props = {
  /** Path of the page. */
  page: string;
  /** Whether to take the focus: the visitor opened the lab with a button. */
  focus: boolean;
};

/** A key exchange and an encrypted message that the visitor can tamper with. */
export function EncryptionLab({ page, focus }: Props) {
  const state = useObservable(lab, emptyLab);
  const [measured, setMeasured] = useState<readonly Measured[]>([]);
  useEffect(() => void lab.prepare(), []);
  const { support, kem, log } = state;
  return (
    <div className="panel lab">
      <KemChoice kem={kem} hasNative={support?.nativeKem ?? false} />
      {support?.webCrypto === false && <p className="text-soon">{log[0]}</p>}
      <ExchangeSteps lab={lab} state={state} focus={focus} />
      <LabLog log={log} />
      <WirePanel lab={lab} state={state} />
      <ReceivedPanel state={state} />
      <SharesPanel lab={lab} state={state} />
      <MachinePanel support={support} measured={measured} onMeasured={setMeasured} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ByMail reply={replyWithin('General question')}>
          <ButtonLink {...data({ request: '' })} href={resultMail(log, measured, page)}>
            {labels.sendResult}
          </ButtonLink>
        </ByMail>
        <p className="text-ink-2">
          It carries the log and the figures, but no keys and not your message.
        </p>
      </div>
    </div>
  );
}

/** There from the start: what comes later above a control moves it away from a press. */
function KemChoice({ kem, hasNative }: { kem: KemName; hasNative: boolean }) {
  return (
    <div role="group" aria-labelledby="lab-computed-by" className="flex flex-wrap gap-x-7">
      <p id="lab-computed-by" className="field-label w-full">
        {labels.computedBy}
      </p>
      {(['native', 'noble'] as const).map((name) => (
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
