import { brand } from '../../config/brand.ts';
import { sampleMessage } from '../../models/words.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import * as words from './words.ts';
import { objectSizes } from '../../content/product/world.ts';
import LabLauncherIsland from './lab-launcher.island.tsx';
import {
  exchangeVerdicts,
  receiveSample,
  sampleCapsule,
} from '../../models/exchange/sample-exchange.ts';
import { hexOf, withFlips } from '../../lib/seal/bytes.ts';
import { island } from '../../runtime/island.tsx';
import { Bench, VerdictBox } from '../../sections/bench.tsx';
import { FactList } from '../../sections/lists.tsx';
import { Section } from '../../sections/section.tsx';

const LabLauncher = island(LabLauncherIsland, ['hash:lab']);

/** Index of the byte that is changed in transit; below `shown`. */
const changed = 77;
const shown = 160;
const { ciphertext, secret } = sampleCapsule();
const arrived = withFlips(ciphertext, [changed]);
const received = await receiveSample(changed, sampleMessage);
const verdicts = exchangeVerdicts(received, hexOf(secret), sampleMessage);
const { publicKey, output } = objectSizes['ML-KEM-768'];
const ourLayer = fill(words.ourLayer.text, { algorithm: brand.ownAlgorithm.name });
const limits = [...words.limits, { term: words.ourLayer.term, text: ourLayer }];

export default function LabSection() {
  return (
    <Section id="lab" heading={words.heading} lede={words.lede} ground="raised" rhythm={1}>
      <LabLauncher>
        <Preview />
      </LabLauncher>
      <noscript>
        <p className="after">{words.noScript}</p>
      </noscript>
      <h3 className="mt-12 mb-5">{words.whatItCannotShow}</h3>
      <FactList items={limits} columns={2} />
      <p className="mt-4 text-small text-ink-2">
        <a href="https://github.com/paulmillr/noble-post-quantum" className="link">
          {words.readme}
        </a>
      </p>
    </Section>
  );
}

const Preview = () => (
  <Bench
    input={
      <>
        <div>
          <p className="field-label">{words.receiversKey}</p>
          <p className="text-h4">{counted(publicKey, words.bytes)}</p>
        </div>
        <div>
          <p className="field-label">{words.sendersMessage}</p>
          <p className="text-h4">{sampleMessage}</p>
        </div>
      </>
    }
    wire={
      <>
        <p className="mono text-data wrap-anywhere">
          {hexOf(arrived.slice(0, changed))}
          <mark className="rounded-sm bg-attack px-1 whitespace-nowrap text-ground">
            {hexOf(arrived.slice(changed, changed + 1))}
          </mark>
          {hexOf(arrived.slice(changed + 1, shown))}…
        </p>
        <p className="mono mt-3 text-ink-2">
          {fill(words.changedCiphertext, { shown, all: grouped(output), changed })}
        </p>
      </>
    }
    verdicts={
      <>
        <VerdictBox who="ML-KEM-768" detail="FIPS 203" {...verdicts.mlKem}>
          <p>{verdicts.mlKem.why}</p>
        </VerdictBox>
        <VerdictBox who="AES-256-GCM" detail="SP 800-38D" {...verdicts.aesGcm}>
          <p>{verdicts.aesGcm.why}</p>
        </VerdictBox>
      </>
    }
  />
);
