import type { ReactNode } from 'react';

import { whileSample } from '../../config/sample.ts';
import {
  aiLog,
  antennas,
  comingSamples,
  computedState,
  designState,
  mailSample,
  protectMessage,
  restoreTitle,
  sampleState,
  sendSealed,
  share,
  shareSample,
} from '../../content/pages/products-solutions.ts';
import { arrayFactorFigure } from '../../figures/scenes/wave-sources.ts';
import { voiceWaveFigure } from '../../figures/pages/signals.ts';
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
    <Surface title={aiLog.title} state={whileSample(sampleState)}>
      <Log lines={aiLog.lines} />
    </Surface>
  ),
  backup: (
    <Surface title={restoreTitle} state={designState} dashed>
      <Log lines={comingSamples.backup} />
    </Surface>
  ),
  'email-add-in': (
    <Surface title={mailSample.title}>
      <AddInPane title={protectMessage} checks={mailSample.checks} action={sendSealed}>
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
    <Surface title={share}>
      <ShareSheet {...shareSample} />
    </Surface>
  ),
  particlebeam: (
    <Surface title={antennas} state={computedState} dashed>
      <LazyFigure
        figure={arrayFactorFigure()}
        decorative
        className="m-auto w-full max-w-[34rem] p-4"
      />
    </Surface>
  ),
};
