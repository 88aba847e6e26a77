import { whileSample } from '../../../config/sample.ts';
import { dataStates } from '../../../content/pages/platform/data-protection.ts';
import { grouped } from '../../../content/product/grouped.ts';
import { objectSizes } from '../../../content/product/world.ts';
import { wrapBytes, wrapParts } from '../../../content/product/wrap.ts';
import { Key, Stack, ToScaleRows } from '../../../sections/to-scale-rows.tsx';
import { Rows, Surface, SurfaceSplit } from '../../../ui/surface/surface.tsx';
import { Log } from '../../../ui/surface/text.tsx';
import type { Tone } from '../../../ui/tone.ts';

const { rest, transit, use } = dataStates;
const wrapTones: readonly Tone[] = ['gamma', 'ok', 'delta', 'ink', 'soon'];

export const Lifecycle = () => (
  <ToScaleRows
    rows={[
      {
        term: rest.term,
        detail: <p>{rest.failure}</p>,
        figure: <Wrap />,
        note: rest.answer,
      },
      {
        term: transit.term,
        detail: <p>{transit.failure}</p>,
        bars: [
          bar(transit.bars.classical, objectSizes.X25519, 'ok'),
          bar(transit.bars.postQuantum, objectSizes['ML-KEM-768'], 'gamma'),
        ],
        note: transit.answer,
      },
      {
        term: use.term,
        detail: <p>{use.failure}</p>,
        figure: (
          <Surface title={use.surface} state={whileSample('sample')}>
            <SurfaceSplit
              parts={[{ body: <Log lines={use.log} /> }, { body: <Rows items={use.fields} /> }]}
            />
          </Surface>
        ),
        note: use.answer,
      },
    ]}
  />
);

const exchanged = (sizes: { publicKey: number; output: number }) => sizes.publicKey + sizes.output;

const bar = (label: string, sizes: { publicKey: number; output: number }, tone: Tone) => ({
  label,
  percent: (100 * exchanged(sizes)) / exchanged(objectSizes['ML-KEM-768']),
  value: `${grouped(exchanged(sizes))} B`,
  tone,
});

const Wrap = () => (
  <>
    <Stack
      parts={wrapParts.map(({ bytes }, index) => ({
        percent: (100 * bytes) / wrapBytes,
        tone: wrapTones[index] ?? 'ink',
      }))}
      value={`${grouped(wrapBytes)} B`}
    />
    <Key
      items={wrapParts.map(({ part, bytes }, index) => ({
        tone: wrapTones[index] ?? 'ink',
        text: `${part} ${grouped(bytes)} B`,
      }))}
    />
  </>
);
