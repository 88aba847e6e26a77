import type { MouseEvent } from 'react';

import { sampleBytes } from '../../models/exchange/sample-exchange.ts';

type Props = { place: number | null; columns: number };

/** A ring around the changed byte, over the drawing of the ciphertext. */
export function ChangedByte({ place, columns }: Props) {
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
export function byteAt(event: MouseEvent, columns: number): number {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const rows = sampleBytes / columns;
  const column = Math.floor(((event.clientX - left) / width) * columns);
  const row = Math.floor(((event.clientY - top) / height) * rows);
  const inside = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1);
  return inside(row, rows) * columns + inside(column, columns);
}
