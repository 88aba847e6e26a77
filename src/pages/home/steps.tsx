import { steps, stepSamples as words } from '../../content/home.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { fragments } from '../../content/product/splitting.ts';
import { objectSizes } from '../../content/product/world.ts';
import { sealBytes } from '../../content/product/wrap.ts';
import { signalStripFigure } from '../../figures/pages/signals.ts';
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

const keyBytes = objectSizes.X25519.output + objectSizes['ML-KEM-768'].output;

const Sealing = () => (
  <Surface title={words.seal} state={words.state}>
    <Log
      lines={[
        { mark: '$', text: fill(words.sealCommand, { text: words.text }), tone: 'ink' },
        { text: fill(words.key, { bytes: grouped(keyBytes) }) },
        { text: fill(words.sealed, { text: words.text.length, added: sealBytes }), tone: 'ok' },
        { text: fill(words.sent, { bytes: grouped(keyBytes + words.text.length + sealBytes) }) },
      ]}
    />
  </Surface>
);

const tones = ['signal', 'data', 'series', 'ok'] as const;

const Routes = () => (
  <Surface title={words.routes} state={fill(words.anyOf, fragments)} tone="ok">
    <Lanes
      lanes={tones.map((tone, index) => ({
        name: fill(words.route, { number: index + 1, total: fragments.total }),
        value: index === 2 ? words.lost : words.arrived,
        tone,
        lost: index === 2,
      }))}
    />
  </Surface>
);

const Opening = () => (
  <Surface title={words.auditLog} state={words.state}>
    <Log
      lines={[
        { mark: '08:09:12', text: words.allowed, tone: 'ok' },
        { mark: '08:09:12', text: words.opened },
        { mark: '08:11:40', text: words.denied, tone: 'attack' },
        { mark: '08:11:40', text: words.exported },
      ]}
    />
  </Surface>
);
