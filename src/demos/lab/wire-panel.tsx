import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';

import { data, dataOf } from '../../lib/dom/attributes.ts';
import { nonceBytes, tagBytes } from '../../lib/seal/aes-gcm.ts';
import { hexByte, withFlips } from '../../lib/seal/bytes.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { numberOf } from '../../lib/text/number-of.ts';
import { Button } from '../../ui/button.tsx';
import type { LabState, PartInTransit } from './lab-state.ts';
import { boxBytes, type Lab } from './lab.ts';
import * as labels from './words.ts';

type ByteGridProps = {
  name: string;
  /** With the flipped bits. */
  bytes: Uint8Array;
  /** Index of the first byte within its part. */
  offset?: number;
  /** Indexes of the flipped bytes within the part. */
  flipped: ReadonlySet<number>;
  onFlip: (place: number) => void;
};

const placeOf = ({ target }: { target: EventTarget }): number =>
  target instanceof HTMLElement ? Number(dataOf(target, 'at') ?? Number.NaN) : Number.NaN;

/** How many bytes a key moves; null for other keys. */
function stepOf(key: string, at: number, length: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: length - 1 - at,
  };
  return steps[key] ?? null;
}

/** A grid of bytes, each a button that flips one bit. One tab stop; the arrow keys move within. */
function ByteGrid({ name, bytes, offset = 0, flipped, onFlip }: ByteGridProps) {
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const stop = Math.min(current, bytes.length - 1);

  const onClick = (event: MouseEvent) => {
    const at = placeOf(event);
    if (Number.isNaN(at)) return;
    setCurrent(at);
    onFlip(offset + at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event);
    if (!grid.current || Number.isNaN(at) || event.ctrlKey || event.metaKey || event.altKey) return;
    const columns = getComputedStyle(grid.current).gridTemplateColumns.split(' ').length;
    const step = stepOf(event.key, at, bytes.length, columns);
    if (step === null) return;
    event.preventDefault();
    const next = grid.current.children[at + step];
    if (!(next instanceof HTMLElement)) return;
    setCurrent(at + step);
    next.focus();
  };
  return (
    <div>
      <p className="verdict-head mb-2">
        <b>{name}</b> <span className="text-ink-2">{counted(bytes.length, labels.bytes)}</span>
      </p>
      {bytes.length === 0 ? (
        <p className="panel-note">{labels.emptyHasNoBytes}</p>
      ) : (
        <div
          ref={grid}
          role="group"
          aria-label={name}
          className="lab-grid"
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {Array.from(bytes, (byte, at) => (
            <Cell
              key={at}
              at={at}
              place={offset + at}
              byte={byte}
              isFlipped={flipped.has(offset + at)}
              isStop={at === stop}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type CellProps = { at: number; place: number; byte: number; isFlipped: boolean; isStop: boolean };

function Cell({ at, place, byte, isFlipped, isStop }: CellProps) {
  return (
    <button
      type="button"
      {...data({ at })}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isFlipped}
      aria-label={fill(labels.byte, { place, value: hexByte(byte) })}
      className={`lab-tone-${byte >> 6}`}
    >
      {hexByte(byte)}
    </button>
  );
}

type ByteFormProps = {
  /** Length of each part in bytes; 0 if there is none yet. */
  lengths: Readonly<Record<PartInTransit, number>>;
  onFlip: (part: PartInTransit, place: number) => void;
};

const names: Record<PartInTransit, string> = { capsule: labels.capsule, box: labels.box };

/** Flips a byte by its number, as an alternative to the grid. */
function ByteForm({ lengths, onFlip }: ByteFormProps) {
  const id = useId();
  const [part, setPart] = useState<PartInTransit>('capsule');
  const [number, setNumber] = useState('0');
  const [fault, setFault] = useState<string | null>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const length = lengths[part];
    const place = numberOf(number);
    if (Number.isInteger(place) && place < length) {
      setFault(null);
      onFlip(part, place);
      return;
    }
    setFault(
      length === 0
        ? labels.nothingTravels
        : fill(labels.wrongNumber, { last: grouped(length - 1) }),
    );
    document.getElementById(`${id}number`)?.focus();
  };
  return (
    <form method="dialog" className="field-row mt-6" noValidate onSubmit={submit}>
      <label className="field-label">
        {labels.part}
        <select
          className="field-box"
          value={part}
          onChange={(event) => setPart(event.target.value === 'box' ? 'box' : 'capsule')}
        >
          <option value="capsule">{names.capsule}</option>
          <option value="box">{names.box}</option>
        </select>
      </label>
      <label htmlFor={`${id}number`} className="field-label">
        {labels.byteNumber}
        <input
          id={`${id}number`}
          className="field-box"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}fault`}
          onChange={(event) => setNumber(event.target.value)}
        />
      </label>
      <Button type="submit">{labels.flipBit}</Button>
      {fault !== null && (
        <p id={`${id}fault`} role="alert" className="field-error">
          {fault}
        </p>
      )}
    </form>
  );
}

type Props = { lab: Lab; state: LabState };

/** The KEM ciphertext and the message in transit, byte by byte. */
export function WirePanel({ lab, state: { capsule, box, flips } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (!capsule) return null;
  const sent = withFlips(capsule.ciphertext, flips.capsule);
  const boxed = box && withFlips(boxBytes(box), flips.box);
  const tagAt = boxed ? boxed.length - tagBytes : 0;
  const changes = flips.capsule.size + flips.box.size;
  const undo = () => {
    // The pressed button goes.
    heading.current?.focus();
    void lab.restore();
  };
  const grids = boxed && [
    { name: labels.nonce, bytes: boxed.slice(0, nonceBytes), offset: 0 },
    { name: labels.encryptedMessage, bytes: boxed.slice(nonceBytes, tagAt), offset: nonceBytes },
    { name: labels.tag, bytes: boxed.slice(tagAt), offset: tagAt },
  ];
  return (
    <section aria-labelledby="lab-wire">
      <div className="panel-head">
        <div>
          <h3 ref={heading} id="lab-wire" tabIndex={-1}>
            {labels.wire}
          </h3>
          <p className="panel-note">{labels.howToChange}</p>
        </div>
        {changes > 0 && <Button onClick={undo}>{counted(changes, labels.undoChanges)}</Button>}
      </div>
      <div className="lab-wire">
        <ByteGrid
          name={labels.capsule}
          bytes={sent}
          flipped={flips.capsule}
          onFlip={(place) => void lab.flip('capsule', place)}
        />
        <div className="grid gap-5">
          {grids ? (
            grids.map((grid) => (
              <ByteGrid
                key={grid.name}
                {...grid}
                flipped={flips.box}
                onFlip={(place) => void lab.flip('box', place)}
              />
            ))
          ) : (
            <p className="panel-note">{labels.nothingEncryptedYet}</p>
          )}
        </div>
      </div>
      <ByteForm
        lengths={{ capsule: sent.length, box: boxed?.length ?? 0 }}
        onFlip={(part, place) => void lab.flip(part, place)}
      />
    </section>
  );
}
