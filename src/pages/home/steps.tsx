import { steps } from '../../content/home.ts';
import { grouped } from '../../lib/text/format.ts';
import { fragments } from '../../content/product/splitting.ts';
import { objectSizes } from '../../content/product/world.ts';
import { sealBytes } from '../../content/product/wrap.ts';
import { signalStripFigure } from '../../figures/pages/signal-strip.ts';
import { Bleed } from '../../sections/bleed.tsx';
import { Columns } from '../../sections/columns.tsx';
import { Section } from '../../sections/section.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { Lanes } from '../../ui/surface/apps.tsx';
import { Surface } from '../../ui/surface/surface.tsx';
import { Log } from '../../ui/surface/text.tsx';

export const Steps = () => (
  <Section
    heading={steps.heading}
    lede={steps.lede}
    bleed={
      <Bleed narrow={<LazyFigure figure={signalStripFigure('narrow')} />}>
        <LazyFigure figure={signalStripFigure('wide')} />
      </Bleed>
    }
  >
    <Columns
      items={[
        { ...steps.seal, surface: <Sealing /> },
        { ...steps.send, surface: <Routes /> },
        { ...steps.open, surface: <Opening /> },
      ]}
    />
  </Section>
);

const text = 'Gate 4 opens at 08:10.';
const keyBytes = objectSizes.X25519.output + objectSizes['ML-KEM-768'].output;

const Sealing = () => (
  <Surface title="seal" state="sample">
    <Log
      lines={[
        { mark: '$', text: `seal "${text}"`, tone: 'ink' },
        { text: `key   X25519 + ML-KEM-768, ${grouped(keyBytes)} B` },
        { text: `text  AES-256-GCM, ${text.length} + ${sealBytes} B`, tone: 'ok' },
        { text: `sent  ${grouped(keyBytes + text.length + sealBytes)} B` },
      ]}
    />
  </Surface>
);

const tones = ['signal', 'data', 'series', 'ok'] as const;

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
        { mark: '08:11:40', text: 'policy "visitor": deny', tone: 'attack' },
        { mark: '08:11:40', text: 'exported by syslog' },
      ]}
    />
  </Surface>
);
