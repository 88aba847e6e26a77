import type { ReactNode } from 'react';

import { whileSample } from '../../config/sample.ts';
import {
  aiLog,
  comingSamples,
  mailSample,
  shareSample,
} from '../../content/pages/products-solutions.ts';
import { arrayFactorFigure } from '../../figures/scenes/array-factor.ts';
import { voiceWaveFigure } from '../../figures/pages/voice-wave.ts';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { AddInPane, Call, ShareSheet } from '../../ui/surface/apps.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';

const { call } = comingSamples;

/**
 * How each product looks at work, by its id. A dashed frame is a design. A product without a screen shows
 * its curve.
 */
export const screens: Readonly<Record<string, ReactNode>> = {
  'private-ai': (
    <Surface title={aiLog.title} state={whileSample('sample')}>
      <Log lines={aiLog.lines} />
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
        wave={<LazyFigure figure={voiceWaveFigure()} decorative />}
        line={call.line}
      />
    </Surface>
  ),
  'storage-sharing': (
    <Surface title="Share">
      <ShareSheet {...shareSample} />
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
