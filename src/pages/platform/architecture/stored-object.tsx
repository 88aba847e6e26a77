import { storedObject } from '../../../content/pages/platform/architecture.ts';
import { grouped } from '../../../lib/text/format.ts';
import { partNames, sealBytes, wrapBytes, wrapParts } from '../../../content/product/wrap.ts';
import { ToScaleRows } from '../../../sections/to-scale-rows.tsx';

const { wrap, content } = storedObject;
const longest = Math.max(...wrapParts.map(({ bytes }) => bytes));
const percentOf = (bytes: number) => (100 * bytes) / longest;
const tones = ['signal', 'data', 'series', 'ok', 'soon'] as const;

export const StoredObject = () => (
  <ToScaleRows
    rows={[
      {
        term: `${wrap.term}, ${grouped(wrapBytes)} bytes`,
        detail: <p>{wrap.detail}</p>,
        bars: wrapParts.map(({ part, bytes }, index) => ({
          label: partNames[part],
          percent: percentOf(bytes),
          value: grouped(bytes),
          tone: tones[index] ?? 'signal',
        })),
      },
      {
        term: content.term,
        detail: <p>{content.detail}</p>,
        bars: [
          {
            label: content.seal,
            percent: percentOf(sealBytes),
            value: String(sealBytes),
            tone: 'ink',
          },
          { label: content.sample.name, percent: 100, value: 'goes on', tone: 'ink' },
        ],
        note: `To scale, its bar would be ${grouped(Math.round(content.sample.bytes / longest))} times as long.`,
      },
    ]}
  />
);
