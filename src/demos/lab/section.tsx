import { grouped } from '../../lib/text/format.ts';
import { lab } from '../../content/pages/platform/explore-encryption.ts';
import { objectSizes } from '../../content/product/world.ts';
import LabLauncherIsland from './lab-launcher.island.tsx';
import { exchangeVerdicts } from '../../models/exchange/exchange-result.ts';
import { receiveSample, sampleCapsule } from '../../models/exchange/sample-exchange.ts';
import { hexOf, withFlips } from '../../lib/seal/bytes.ts';
import { island } from '../../runtime/island.tsx';
import { Bench, Verdict } from '../../sections/bench.tsx';
import { FactList } from '../../sections/fact-list.tsx';
import { Section } from '../../sections/section.tsx';

const LabLauncher = island(LabLauncherIsland, ['hash:lab']);

/** Index of the byte that is changed in transit; below `shown`. */
const changed = 77;
const shown = 160;
const { ciphertext, secret } = sampleCapsule();
const arrived = withFlips(ciphertext, [changed]);
const received = await receiveSample(changed, lab.message);
const verdicts = exchangeVerdicts(received, hexOf(secret), lab.message);
const { publicKey, output } = objectSizes['ML-KEM-768'];

type Props = { id: string; heading: string; lede: string; path: string };

export const Lab = ({ path, ...head }: Props) => (
  <Section {...head} ground="raised" rhythm={1}>
    <LabLauncher page={path}>
      <Preview />
    </LabLauncher>
    <noscript>
      <p className="after">{lab.noScript}</p>
    </noscript>
    <h3 className="mt-12 mb-5">What the lab can’t show</h3>
    <FactList items={lab.limits} columns={2} />
    <p className="mt-4 text-small text-ink-2">
      <a href={lab.readme.href} className="link">
        {lab.readme.label}
      </a>
    </p>
  </Section>
);

const Preview = () => (
  <Bench
    input={
      <>
        <div>
          <p className="field-label">The receiver’s public key</p>
          <p className="text-h4">{grouped(publicKey)} bytes</p>
        </div>
        <div>
          <p className="field-label">The sender’s message</p>
          <p className="text-h4">{lab.message}</p>
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
          KEM ciphertext: {shown} of {grouped(output)} bytes, byte {changed} changed
        </p>
      </>
    }
    verdicts={
      <>
        <Verdict who="ML-KEM-768" detail="FIPS 203" {...verdicts.mlKem}>
          <p>{verdicts.mlKem.why}</p>
        </Verdict>
        <Verdict who="AES-256-GCM" detail="SP 800-38D" {...verdicts.aesGcm}>
          <p>{verdicts.aesGcm.why}</p>
        </Verdict>
      </>
    }
  />
);
