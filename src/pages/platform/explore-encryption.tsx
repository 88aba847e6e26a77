import { brand } from '../../config/brand.ts';
import { hasDemo } from '../../config/is-published.ts';
import { demoAddresses } from '../../config/published.ts';
import {
  benchmarkWords,
  encryptionBenefits,
  encryptionReadout,
  encryptionSteps,
  encryptionWords,
  exploreEncryption,
  stripCaption,
  threatAnswers,
  validationTable,
} from '../../content/pages/platform/explore-encryption.ts';
import { benchmark, validation } from '../../content/product/cryptography.ts';
import { requests } from '../../content/requests.ts';
import { sampleAddress } from '../../content/samples/sample-files.ts';
import { Demo } from '../../demos/demo.tsx';
import { ciphertextFigure } from '../../figures/scenes/counted-dots.ts';
import { lweScene } from '../../figures/scenes/lattices.ts';
import { byId } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { sampleBox, sampleCapsule } from '../../models/exchange/sample-exchange.ts';
import { sampleMessage } from '../../models/words.ts';
import type { PageProps } from '../../routes.ts';
import { Bleed, NextStep, Section } from '../../sections/section.tsx';
import { Columns, Pair } from '../../sections/side-by-side.tsx';
import { HeroBelow } from '../../sections/hero/heroes.tsx';
import { Gain, Ledger, Loss, PlainTable } from '../../sections/tables.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { InlineText, Paragraphs } from '../../ui/inline-text.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import { MoreLink } from '../../ui/links.tsx';
import { FetchedEditor } from '../../ui/surface/editor.tsx';
import { HexDump, Rows, Surface } from '../../ui/surface/surface.tsx';
import { RequestPair } from '../../features/request/request-link.tsx';

export { head } from '../../content/pages/platform/explore-encryption.ts';

const { ciphertext: bytes } = sampleCapsule();
const box = await sampleBox(sampleMessage);
const { seed, agree, encrypt, overlay } = encryptionSteps;

const section = byId(exploreEncryption.sections)['how-it-works'];

const HowItWorks = () => (
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
            <Surface title={seed.surface}>
              <Rows items={seed.rows} />
            </Surface>
          ),
        },
        {
          ...agree,
          surface: (
            <Surface title={agree.surface}>
              <Rows items={agree.rows} />
            </Surface>
          ),
        },
        {
          ...encrypt,
          surface: (
            <Surface title={encrypt.surface} state={encrypt.adds}>
              <HexDump bytes={[...box.ciphertext, ...box.tag]} perLine={8} />
            </Surface>
          ),
        },
        {
          ...overlay,
          surface: (
            <Surface title={brand.ownAlgorithm.name} state={overlay.state}>
              <Rows items={overlay.rows} />
            </Surface>
          ),
        },
      ]}
    />
    <p className="after">{section.paragraphs.join(' ')}</p>
  </Section>
);

const aSecond = (count: number) => fill(benchmarkWords.aSecond, { count: grouped(count) });

/** What we measured, and the file that measures it. */
const Benchmark = () => (
  <Pair
    surface={
      <FetchedEditor
        title={benchmark.file}
        address={sampleAddress(benchmark.file)}
        name={benchmarkWords.code}
        short
      />
    }
  >
    <Surface title={benchmark.command} state={benchmarkWords.state}>
      <Rows
        items={[
          { term: benchmarkWords.hybrid, value: aSecond(benchmark.hybridPerSecond) },
          { term: benchmarkWords.rsa, value: aSecond(benchmark.rsaPerSecond), tone: 'attack' },
          { term: benchmarkWords.hardware, value: benchmark.hardware },
          { term: benchmarkWords.version, value: benchmark.version },
          { term: benchmarkWords.run, value: <code translate="no">{benchmark.command}</code> },
        ]}
      />
    </Surface>
  </Pair>
);

const { heading, lede, next, sources } = exploreEncryption;
const sections = byId(exploreEncryption.sections);
const [estimates] = sections.comparison.paragraphs;

export const scene = lweScene;

export function Page({ path }: PageProps) {
  return (
    <>
      <HeroBelow heading={heading} lede={lede} {...sceneProps(scene)} readout={encryptionReadout}>
        {hasDemo('lab') && <ButtonTo look="primary" large to="#lab" label={encryptionWords.lab} />}
        <ButtonTo large to="#how-it-works" label={encryptionWords.steps} />
      </HeroBelow>
      <Demo name="lab" />
      <HowItWorks />
      <Section {...sections.comparison} size="h2x" ground="raised">
        <Comparison />
        <p className="after">{estimates}</p>
        {hasDemo('inventory') && (
          <p className="mt-6">
            <MoreLink to={demoAddresses.inventory} label={encryptionWords.inventory} />
          </p>
        )}
      </Section>
      <Section {...sections.benefits} fold>
        <Ledger
          {...encryptionBenefits}
          rows={encryptionBenefits.rows.map(({ term, text, limit }) => ({
            head: term,
            cells: [
              <Gain key="gain">
                <InlineText>{text}</InlineText>
              </Gain>,
              <Loss key="limit">{limit}</Loss>,
            ],
          }))}
        />
      </Section>
      <Section {...sections.benchmark}>
        <Benchmark />
        <h3 className="mt-12 mb-3">{validationTable.heading}</h3>
        <PlainTable
          caption={validationTable.heading}
          columns={validationTable.columns}
          rows={validation.map(({ module, status, evidence }) => ({
            head: module,
            cells: [status, evidence],
          }))}
        />
      </Section>
      <Section
        id={sections['own-algorithm'].id}
        heading={sections['own-algorithm'].heading}
        ground="raised"
        rhythm={3}
      >
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <Paragraphs
            of={sections['own-algorithm'].paragraphs}
            className="text-h3 leading-snug tracking-[-0.015em]"
          />
        </div>
        <p className="mt-8">
          <MoreLink {...next} />
        </p>
      </Section>
      <Sources sources={sources} />
      <NextStep heading={encryptionWords.ending}>
        <RequestPair of={[requests.encryptionDemo, requests.encryptionTrial]} path={path} />
      </NextStep>
    </>
  );
}

const Comparison = () => (
  <PlainTable
    caption={threatAnswers.caption}
    look="spec-sheet"
    columns={threatAnswers.columns}
    rows={threatAnswers.rows.map((row) => ({
      head: 'replaced' in row ? <s>{row.used}</s> : row.used,
      cells: [
        <div key="answer">
          <b>{row.answer}</b>
          {row.note}
        </div>,
        row.threat,
        row.when,
      ],
    }))}
  />
);
