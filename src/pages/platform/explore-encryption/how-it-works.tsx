import { brand } from '../../../config/brand.ts';
import {
  encryptionSteps,
  exploreEncryption,
  stripCaption,
} from '../../../content/pages/platform/explore-encryption.ts';
import {
  sampleBox,
  sampleCapsule,
  sampleMessage,
} from '../../../models/exchange/sample-exchange.ts';
import { ciphertextFigure } from '../../../figures/scenes/ciphertext.ts';
import { byId } from '../../../lib/records.ts';
import { Bleed } from '../../../sections/bleed.tsx';
import { Columns } from '../../../sections/columns.tsx';
import { Section } from '../../../sections/section.tsx';
import { LazyFigure } from '../../../ui/lazy-figure.tsx';
import { Rows, Surface } from '../../../ui/surface/surface.tsx';
import { HexDump } from '../../../ui/surface/text.tsx';

const { ciphertext: bytes } = sampleCapsule();
const box = await sampleBox(sampleMessage);
const { seed, agree, encrypt, overlay } = encryptionSteps;

const section = byId(exploreEncryption.sections)['how-it-works'];

export const HowItWorks = () => (
  <Section
    {...section}
    ground="deep"
    bleed={
      <Bleed
        drawn
        caption={stripCaption}
        narrow={<LazyFigure figure={ciphertextFigure(bytes, 'narrow')} />}
      >
        <LazyFigure figure={ciphertextFigure(bytes, 'wide')} />
      </Bleed>
    }
  >
    <Columns
      items={[
        {
          ...seed,
          surface: (
            <Surface title="seed">
              <Rows items={seed.rows} />
            </Surface>
          ),
        },
        {
          ...agree,
          surface: (
            <Surface title="hybrid key exchange">
              <Rows items={agree.rows} />
            </Surface>
          ),
        },
        {
          ...encrypt,
          surface: (
            <Surface title="AES-256-GCM" state={encrypt.adds}>
              <HexDump bytes={[...box.ciphertext, ...box.tag]} perLine={8} />
            </Surface>
          ),
        },
        {
          ...overlay,
          surface: (
            <Surface title={brand.ownAlgorithm.name} state="optional">
              <Rows items={overlay.rows} />
            </Surface>
          ),
        },
      ]}
    />
    <p className="after">{section.paragraphs.join(' ')}</p>
  </Section>
);
