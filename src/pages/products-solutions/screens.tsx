import type { ReactNode } from 'react';

import { whileSample } from '../../config/sample.ts';
import {
  aiSample,
  comingSamples,
  mailSample,
  shareSample,
} from '../../content/pages/products-solutions.ts';
import { arrayFactorFigure } from '../../figures/array-factor.ts';
import { voiceWaveFigure } from '../../figures/voice-wave.ts';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { AddInPane, Call, Parts, ShareSheet } from '../../ui/surface/apps.tsx';
import { Rows, Surface, SurfaceSplit } from '../../ui/surface/surface.tsx';
import { Log, RedactedPrompt } from '../../ui/surface/text.tsx';

const { call } = comingSamples;

/**
 * How each product looks at work, by its id. A dashed frame is a design. A product without a screen shows
 * its curve.
 */
export const screens: Readonly<Record<string, ReactNode>> = {
  'private-ai': (
    <Surface title={aiSample.title} state={whileSample('sample')} foot={aiSample.limit}>
      <SurfaceSplit
        parts={[
          { label: 'Your question', body: <RedactedPrompt parts={aiSample.asked} /> },
          { label: 'Each model gets a part', body: <Parts parts={aiSample.parts} /> },
          { label: 'Put together on your side', body: <p className="prompt">{aiSample.joined}</p> },
        ]}
      />
    </Surface>
  ),
  backup: (
    <Surface title="restore rehearsal" state="design" dashed>
      <Log lines={comingSamples.backup} />
    </Surface>
  ),
  'email-add-in': (
    <Surface title={mailSample.title}>
      <AddInPane title="Protect this message" checks={mailSample.checks} action="Send sealed">
        <Rows items={mailSample.heads} />
        <p className="surface-body border-t border-line whitespace-pre-line text-ink">
          {mailSample.text}
        </p>
      </AddInPane>
    </Surface>
  ),
  'chat-voice': (
    <Surface title={call.room} dashed>
      <Call
        controls={call.people}
        wave={<LazyFigure figure={voiceWaveFigure()} decorative className="h-28 w-full" />}
        line="New key after each pause"
      />
    </Surface>
  ),
  'storage-sharing': (
    <Surface title="Share">
      <ShareSheet {...shareSample} />
      <div className="surface-body border-t border-line">
        <Log lines={shareSample.log} />
      </div>
    </Surface>
  ),
  particlebeam: (
    <Surface title="12 antennas, steered 22°" state="computed" dashed>
      <LazyFigure
        figure={arrayFactorFigure()}
        decorative
        className="m-auto w-full max-w-[34rem] p-4"
      />
    </Surface>
  ),
};
