import { grouped } from '../lib/text/format.ts';
import { contentParts, partNames, wrapParts } from '../content/product/wrap.ts';
import type { KemName } from '../content/product/algorithms.ts';
import { fill } from '../lib/text/fill.ts';
import { Key } from './to-scale-rows.tsx';
import { bytesInAndOut } from './words.ts';

const tones = {
  'ml-kem': 'data',
  x25519: 'signal',
  'data-key': 'ok',
  nonce: 'series',
  text: 'ink',
  tag: 'soon',
} as const satisfies Record<keyof typeof partNames, string>;

/** The bytes of an encrypted record, to scale. `textBytes` is the length in UTF-8. */
export function SealedRecord({ algorithm, textBytes }: { algorithm: KemName; textBytes: number }) {
  const parts = [...wrapParts, ...contentParts(textBytes)].filter(
    ({ part }) => algorithm !== 'ML-KEM-768' || part !== 'x25519',
  );
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const lengths = Map.groupBy(parts, ({ part }) => part);
  return (
    <figure className="mt-6">
      <figcaption className="mb-3 text-h4">
        {fill(bytesInAndOut, { textBytes: grouped(textBytes), total: grouped(total) })}
      </figcaption>
      <svg
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="sealed-bytes"
      >
        {parts.map(({ part, bytes }, index) => (
          <rect
            key={index}
            x={starts[index]}
            width={bytes}
            height="1"
            className={`tone-${tones[part]}`}
          />
        ))}
      </svg>
      <Key
        items={[...lengths].map(([part, all]) => ({
          tone: tones[part],
          text: `${partNames[part]} ${all.map(({ bytes }) => grouped(bytes)).join(' + ')}`,
        }))}
      />
    </figure>
  );
}
