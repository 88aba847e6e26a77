import { Bench, Verdict } from '../sections/bench.tsx';
import { Bento, BentoCell } from '../sections/bento.tsx';
import { Bleed } from '../sections/bleed.tsx';
import { Columns } from '../sections/columns.tsx';
import { DateSpectrum } from '../sections/date-spectrum.tsx';
import { DotTable } from '../sections/dot-table.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { IndexRows } from '../sections/index-rows.tsx';
import { Gain, Ledger, Loss } from '../sections/ledger.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { Pair } from '../sections/pair.tsx';
import { PlainTable } from '../sections/plain-table.tsx';
import { Quote } from '../sections/quote.tsx';
import { Section } from '../sections/section.tsx';
import { SpecSheet } from '../sections/spec-sheet.tsx';
import { Stage } from '../sections/stage.tsx';
import { Steps } from '../sections/steps.tsx';
import { StripAndSteps } from '../sections/strip-and-steps.tsx';
import { Key, ToScaleRows } from '../sections/to-scale-rows.tsx';
import { TwoWitnesses } from '../sections/two-witnesses.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Rows, Surface } from '../ui/surface/surface.tsx';
import { SampleField } from './sample-field.tsx';

const wide = <SampleField columns={144} rows={30} />;
const square = <SampleField columns={40} rows={30} />;
const lede = 'What the section shows, and why that matters to the reader.';
const surface = (
  <Surface title="Surface" state="sample">
    <Rows items={[{ term: 'Term', value: 'Value' }]} />
  </Surface>
);
const facts = ['One', 'Two', 'Three', 'Four'].map((term) => ({ term, text: 'What it is.' }));
const steps = ['One', 'Two', 'Three'].map((term) => ({ term, text: 'What it does.', surface }));
const saying = { quote: 'What they said.', by: 'Their role', from: 'Their company', rating: 5 };

/** One sample of each section component. */
export const Sections = () => (
  <>
    <Section
      heading="DateSpectrum, in a Section with a bleed"
      lede={lede}
      beside
      bleed={
        <DateSpectrum
          figure={wide}
          years={[{ at: 4, label: '2027' }]}
          dates={[
            { at: 4, tone: 'alpha', term: '2027', text: 'The first date' },
            { at: 45, tone: 'beta', term: '2030', text: 'A date' },
            { at: 52, tone: 'gamma', term: '2031', text: 'A date close to another' },
            { at: 95, tone: 'delta', term: '2035', text: 'The last date' },
          ]}
        />
      }
    />
    <Section heading="Bench" ground="raised" size="h2x" rhythm={1}>
      <Bench
        input={<p>Input</p>}
        wire={
          <>
            {wide}
            <Key items={[{ tone: 'gamma', text: 'data' }]} />
          </>
        }
        verdicts={
          <>
            <Verdict who="Sender" detail="detail" verdict="Good" tone="ok">
              <p>Why</p>
            </Verdict>
            <Verdict who="Receiver" verdict="Bad" tone="alpha">
              <p>Why</p>
            </Verdict>
          </>
        }
      />
    </Section>
    <Bento heading="Bento" lede={lede}>
      <BentoCell size="tall" title="tall" text={lede} figure={square} legend="Legend" href="#" />
      <BentoCell size="5" title="5" text={lede} figure={square} />
      <BentoCell size="wide" title="wide" text={lede} figure={wide} measure="15x" />
      <BentoCell size="5" title="5" text={lede} figure={square} />
      <BentoCell size="7" title="7" text={lede} figure={square} />
      <BentoCell size="strip" title="strip" text={lede} figure={wide} />
    </Bento>
    <StripAndSteps heading="StripAndSteps" ground="deep" strip={wide} steps={steps} />
    <Section heading="ToScaleRows" lede={lede}>
      <ToScaleRows
        rows={[
          {
            term: 'Term',
            detail: <p>Detail</p>,
            bars: [
              { label: 'Short', percent: 20, value: '20 ms', tone: 'beta' },
              { label: 'Long', percent: 100, value: '100 ms', tone: 'gamma' },
            ],
            note: 'A note.',
          },
        ]}
      />
    </Section>
    <Section heading="TwoWitnesses" ground="raised">
      <TwoWitnesses caption="A caption.">
        {surface}
        {surface}
      </TwoWitnesses>
    </Section>
    <Section
      heading="Stage"
      bleed={<Stage console={<p className="mono">Console</p>}>{wide}</Stage>}
    />
    <Section heading="DotTable">
      <DotTable
        caption="Caption"
        columns={['Head', 'One', 'Two']}
        rows={[
          {
            head: '1',
            cells: [
              { share: 1, label: '100%', tone: 'ok' },
              { share: 0.3, label: '30%' },
            ],
          },
        ]}
      />
    </Section>
    <Section heading="Ledger" ground="raised">
      <Ledger
        caption="Caption"
        columns={['Statement', 'Gain', 'Loss']}
        rows={[
          {
            statement: 'Statement',
            cells: [<Gain key="gain">Gain</Gain>, <Loss key="loss">Loss</Loss>],
          },
        ]}
      />
    </Section>
    <Section heading="SpecSheet">
      <SpecSheet
        caption="Caption"
        columns={['Use', 'Listed', 'Not listed', 'Remark']}
        rows={[
          { use: 'Use', listed: 'ML-KEM-1024', misses: ['ML-KEM-768', 'X25519'], remark: 'Remark' },
        ]}
      />
    </Section>
    <Quote {...saying} others={[saying, saying]} />
    <Section heading="IndexRows" rhythm={1}>
      <IndexRows
        items={['One', 'Two'].map((name) => ({ href: `#${name}`, name, detail: 'Detail' }))}
      />
    </Section>
    <Section heading="FactList" rhythm={1} ground="raised">
      <FactList columns={2} items={facts} />
    </Section>
    <Section heading="Pair" ground="deep">
      <Pair surface={surface}>
        <Badge tone="soon">Coming Soon</Badge>
        <FactList dashed items={facts} />
        <div className="actions">
          <ButtonLink href="#">Link</ButtonLink>
        </div>
      </Pair>
    </Section>
    <Section heading="PlainTable, Steps, Columns" rhythm={1}>
      <div className="grid gap-16">
        <PlainTable
          caption="Caption"
          columns={['Head', 'Cell']}
          rows={[{ head: 'Head', cells: ['Cell'] }]}
        />
        <Steps steps={[{ term: 'Step', time: '2 weeks', text: 'What it does.' }]} />
        <Columns items={facts} />
      </div>
    </Section>
    <Section
      heading="Bleed"
      bleed={
        <Bleed drawn caption="A caption.">
          {wide}
        </Bleed>
      }
    />
    <NextStep heading="NextStep" actions={<ButtonLink href="#">Link</ButtonLink>} />
  </>
);
