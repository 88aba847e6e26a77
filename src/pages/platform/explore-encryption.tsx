import { hasDemo } from '../../config/is-published.ts';
import { requests } from '../../content/requests.ts';
import {
  encryptionBenefits,
  encryptionReadout,
  exploreEncryption,
  threatAnswers,
} from '../../content/pages/platform/explore-encryption.ts';
import { validation } from '../../content/product/validation.ts';
import { lweScene } from '../../figures/scenes/lwe.ts';
import { byId } from '../../lib/records.ts';
import type { PageProps } from '../../page-props.ts';
import { sceneProps } from '../../sections/scene.tsx';
import { HeroBelow } from '../../sections/hero/hero-below.tsx';
import { Gain, Ledger, Loss } from '../../sections/ledger.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Section } from '../../sections/section.tsx';
import { Sources } from '../../sections/sources.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Benchmark } from './explore-encryption/benchmark.tsx';
import { Demo } from '../../demos/demo.tsx';
import { HowItWorks } from './explore-encryption/how-it-works.tsx';
import { RequestPair } from './request-pair.tsx';
import { Paragraphs } from '../../ui/texts.tsx';

const { heading, lede, next, sources } = exploreEncryption;
const sections = byId(exploreEncryption.sections);
const [estimates] = sections.comparison.paragraphs;

export const scene = lweScene;

export function Page({ path }: PageProps) {
  return (
    <>
      <HeroBelow
        heading={heading}
        lede={lede}
        actions={
          <>
            {hasDemo('lab') && (
              <ButtonLink look="primary" large href="#lab">
                Try the Encryption Lab
              </ButtonLink>
            )}
            <ButtonLink large href="#how-it-works">
              See How It Works
            </ButtonLink>
          </>
        }
        {...sceneProps(scene)}
        readout={encryptionReadout}
      />
      <Demo name="lab" path={path} />
      <HowItWorks />
      <Section {...sections.comparison} size="h2x" ground="raised">
        <Comparison />
        <p className="after">{estimates}</p>
      </Section>
      <Section {...sections.benefits}>
        <Ledger
          caption={encryptionBenefits.caption}
          columns={encryptionBenefits.columns}
          rows={encryptionBenefits.rows.map(({ term, text, limit }) => ({
            statement: term,
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
        <h3 className="mt-12 mb-3">Validation status of the modules</h3>
        <PlainTable
          caption="Validation status of the modules"
          columns={['Module', 'Status', 'Evidence']}
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
          <MoreLink href={next.to}>{next.label}</MoreLink>
        </p>
      </Section>
      <Sources sources={sources} />
      <NextStep
        heading="Try it on your own data"
        actions={
          <RequestPair
            primary={requests.encryptionDemo}
            secondary={requests.encryptionTrial}
            path={path}
          />
        }
      />
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
