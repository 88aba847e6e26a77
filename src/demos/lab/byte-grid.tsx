import { data, dataOf } from '../../lib/dom/attributes.ts';
import { grouped } from '../../lib/text/format.ts';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

import { hexByte } from '../../lib/seal/bytes.ts';

type Props = {
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
export function ByteGrid({ name, bytes, offset = 0, flipped, onFlip }: Props) {
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
        <b>{name}</b> <span className="text-ink-2">{grouped(bytes.length)} bytes</span>
      </p>
      {bytes.length === 0 ? (
        <p className="panel-note">An empty message has no bytes.</p>
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
      aria-label={`Byte ${place}: ${hexByte(byte)}`}
      className={`lab-tone-${byte >> 6}`}
    >
      {hexByte(byte)}
    </button>
  );
}
