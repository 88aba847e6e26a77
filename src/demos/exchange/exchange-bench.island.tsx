import { type MouseEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';

import {
  type ExchangeResult,
  exchangeVerdicts,
  receiveSample,
} from '../../models/exchange/sample-exchange.ts';
import { aesGcmAtReceiver, mlKemAtReceiver } from '../../models/words.ts';
import { painted } from '../../runtime/page-events.ts';
import { Bench, VerdictBox } from '../../sections/bench.tsx';
import { Button } from '../../ui/button.tsx';
import './exchange-bench.css';
import * as labels from './words.ts';

/** Length of an ML-KEM-768 ciphertext. */
const sampleBytes = 1088;

type ChangedByteProps = { place: number | null; columns: number };

/** A ring around the changed byte, over the drawing of the ciphertext. */
function ChangedByte({ place, columns }: ChangedByteProps) {
  if (place === null) return null;
  return (
    <svg
      className="exchange-mark"
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${sampleBytes / columns}`}
    >
      <circle cx={(place % columns) + 0.5} cy={Math.floor(place / columns) + 0.5} r={0.7} />
    </svg>
  );
}

/** Index of the byte under the pointer. */
function byteAt(event: MouseEvent, columns: number): number {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const rows = sampleBytes / columns;
  const column = Math.floor(((event.clientX - left) / width) * columns);
  const row = Math.floor(((event.clientY - top) / height) * rows);
  const inside = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1);
  return inside(row, rows) * columns + inside(column, columns);
}

type Props = {
  message: string;
  /** The sender's secret in hexadecimal. */
  sent: string;
  /** The result without a change, computed at build. */
  whole: ExchangeResult;
  /** Index of the byte to change first. */
  proposed: number;
  /** Drawings of the ciphertext, one dot per byte. */
  wide: ReactNode;
  narrow: ReactNode;
};

/** A key exchange to tamper with: change a byte of the ciphertext and see the result. */
export default function ExchangeBench({ message, sent, whole, proposed, wide, narrow }: Props) {
  const [result, setResult] = useState(whole);
  const [place, setPlace] = useState(String(proposed));
  const { mlKem, aesGcm } = exchangeVerdicts(result, sent, message);

  /** The byte changed last, whose result may still be awaited. */
  const asked = useRef(whole.changed);

  /** Changes a byte, or none. */
  const change = async (changed: number | null) => {
    if (changed !== null) setPlace(String(changed));
    asked.current = changed;
    // A slow phone shows the press before it computes for a while.
    await painted();
    const received = await receiveSample(changed, message);
    if (asked.current === changed) setResult(received);
  };
  /** Changes the pressed byte, or restores it if it is the changed one. */
  const press = (event: MouseEvent, columns: number) => {
    const byte = byteAt(event, columns);
    void change(byte === asked.current ? null : byte);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change(Number(place));
  };

  return (
    <Bench
      input={
        <>
          <div>
            <p className="field-label">{labels.senderSeals}</p>
            <p className="text-h4">{message}</p>
          </div>
          <div>
            <p className="field-label">{labels.withSecret}</p>
            <p className="mono text-signal wrap-anywhere">{sent}</p>
          </div>
        </>
      }
      wire={
        <>
          {/* For pointers only; keyboard users have the field below. */}
          <div className="exchange-bytes wide-only" onClick={(event) => press(event, 64)}>
            {wide}
            <ChangedByte place={result.changed} columns={64} />
          </div>
          <div className="exchange-bytes narrow-only" onClick={(event) => press(event, 32)}>
            {narrow}
            <ChangedByte place={result.changed} columns={32} />
          </div>
          <form method="dialog" className="exchange-controls needs-script" onSubmit={submit}>
            <label htmlFor="exchange-byte">{labels.byte}</label>
            <input
              id="exchange-byte"
              className="field-box"
              type="number"
              inputMode="numeric"
              required
              min={0}
              max={sampleBytes - 1}
              value={place}
              onInput={(event) => setPlace(event.currentTarget.value)}
            />
            <Button type="submit" look="primary">
              {labels.changeIt}
            </Button>
            <Button aria-disabled={result.changed === null} onClick={() => void change(null)}>
              {labels.putItBack}
            </Button>
          </form>
        </>
      }
      verdicts={
        <>
          <div aria-live="polite">
            <VerdictBox who={mlKemAtReceiver} detail="FIPS 203" {...mlKem}>
              <p>{mlKem.why}</p>
              <p className="mono mt-2 text-ink-2 wrap-anywhere">{result.secret}</p>
            </VerdictBox>
          </div>
          <div aria-live="polite">
            <VerdictBox who={aesGcmAtReceiver} detail="SP 800-38D" {...aesGcm}>
              <p>{aesGcm.why}</p>
            </VerdictBox>
          </div>
        </>
      }
    />
  );
}
