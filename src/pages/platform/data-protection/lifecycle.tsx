import type { ReactNode } from 'react';

import { whileSample } from '../../../config/sample.ts';
import {
  dataProtectionWords,
  dataStates,
} from '../../../content/pages/platform/data-protection.ts';
import { grouped } from '../../../lib/text/format.ts';
import { objectSizes } from '../../../content/product/world.ts';
import { partNames, wrapBytes, wrapParts } from '../../../content/product/wrap.ts';
import { Bars, Key, Stack } from '../../../sections/to-scale-rows.tsx';
import { MoreLink } from '../../../ui/links.tsx';
import { Log, Rows, Surface, SurfaceSplit } from '../../../ui/surface/surface.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { BadgeTone } from '../../../ui/badge.tsx';

const { transit, use } = dataStates;
const wrapTones: readonly BadgeTone[] = ['data', 'ok', 'series', 'ink', 'soon'];

/** The three states of data as tabs: what threatens each, drawn, and where its control is explained. */
export const Lifecycle = () => (
  <Tabs
    label={dataProtectionWords.states}
    tabs={[
      step('rest', <Wrap />),
      step(
        'transit',
        <Bars
          bars={[
            bar(transit.bars.classical, objectSizes.X25519, 'ok'),
            bar(transit.bars.postQuantum, objectSizes['ML-KEM-768'], 'data'),
          ]}
        />,
      ),
      step(
        'use',
        <Surface title={use.surface} state={whileSample(dataProtectionWords.sample)}>
          <SurfaceSplit
            parts={[{ body: <Log lines={use.log} /> }, { body: <Rows items={use.fields} /> }]}
          />
        </Surface>,
      ),
    ]}
  />
);

function step(id: keyof typeof dataStates, figure: ReactNode) {
  const { term, heading, answer, more } = dataStates[id];
  return {
    id,
    label: term,
    panel: (
      <div className="grid gap-x-16 gap-y-8 pb-6 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3>{heading}</h3>
          <p className="mt-3 mb-6 max-w-[34rem] text-ink-2">{answer}</p>
          <MoreLink {...more} />
        </div>
        <div className="min-w-0">{figure}</div>
      </div>
    ),
  };
}

const exchanged = (sizes: { publicKey: number; output: number }) => sizes.publicKey + sizes.output;

const bar = (label: string, sizes: { publicKey: number; output: number }, tone: BadgeTone) => ({
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
        text: `${partNames[part]} ${grouped(bytes)} B`,
      }))}
    />
  </>
);
