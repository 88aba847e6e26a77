import { steps } from '../../content/home.ts';
import { fragments } from '../../content/product/splitting.ts';
import { signalStripFigure } from '../../figures/signal-strip.ts';
import { StripAndSteps } from '../../sections/strip-and-steps.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { Lanes } from '../../ui/surface/apps.tsx';
import { Surface } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';

export const Steps = () => (
  <StripAndSteps
    heading={steps.heading}
    lede={steps.lede}
    strip={<LazyFigure figure={signalStripFigure('wide')} />}
    stripNarrow={<LazyFigure figure={signalStripFigure('narrow')} />}
    steps={[
      { ...steps.seal, surface: <Sealing /> },
      { ...steps.send, surface: <Routes /> },
      { ...steps.open, surface: <Opening /> },
    ]}
  />
);

const Sealing = () => (
  <Surface title="seal" state="sample">
    <Log
      lines={[
        { mark: '$', text: 'seal "Gate 4 opens at 08:10."', tone: 'ink' },
        { text: 'X25519 + ML-KEM-768' },
        { text: 'AES-256-GCM', tone: 'ok' },
      ]}
    />
  </Surface>
);

const tones = ['beta', 'gamma', 'delta', 'ok'] as const;

const Routes = () => (
  <Surface title="routes" state={`any ${fragments.needed} of ${fragments.total}`} tone="ok">
    <Lanes
      lanes={tones.map((tone, index) => ({
        name: `${index + 1} of ${fragments.total}`,
        value: index === 2 ? 'lost' : 'arrived',
        tone,
        lost: index === 2,
      }))}
    />
  </Surface>
);

const Opening = () => (
  <Surface title="audit log" state="sample">
    <Log
      lines={[
        { mark: '08:09:12', text: 'policy "site crew": allow', tone: 'ok' },
        { mark: '08:09:12', text: 'opened by device 4471' },
        { mark: '08:11:40', text: 'policy "visitor": deny', tone: 'alpha' },
      ]}
    />
  </Surface>
);
