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
import { Button, ButtonLink } from '../ui/button.tsx';
import { Thread } from '../ui/surface/apps.tsx';
import { Rows, Surface } from '../ui/surface/surface.tsx';
import { HexDump, Log } from '../ui/surface/text.tsx';
import { SampleCurve, SampleField } from './sample-field.tsx';

const bytes = Array.from({ length: 160 }, (_, index) => (index * 97 + 41) % 251);
const log = (
  <Surface title="audit log" state="sample">
    <Log lines={[{ text: '$ seal orders.csv' }, { text: 'sealed, 4 fragments', tone: 'ok' }]} />
  </Surface>
);

/** The shapes of sections, neighbors unlike each other. */
export const Shapes = () => (
  <>
    <Section
      id="shapes"
      heading="Recorded today, read later"
      lede="Dates as lines of a spectrum. Each name stands at its date."
      beside
      bleed={
        <DateSpectrum
          figure={<SampleField columns={144} rows={30} />}
          years={[
            { at: 4, label: '2027' },
            { at: 45, label: '2031' },
            { at: 82, label: '2035' },
          ]}
          dates={[
            {
              at: 4,
              tone: 'alpha',
              term: 'January 1, 2027',
              text: '40 days left. New acquisitions comply.',
            },
            { at: 30, tone: 'gamma', term: 'End of 2028', text: 'UK discovery and plan done' },
            {
              at: 45.5,
              tone: 'beta',
              term: 'End of 2030',
              text: 'US end of key exchange by RSA 2048',
            },
            { at: 82, tone: 'delta', term: 'End of 2035', text: 'UK migration complete' },
          ]}
        />
      }
    />
    <Section heading="Change one byte. See who notices." ground="raised" size="h2x" rhythm={1}>
      <Bench
        input={
          <>
            <div>
              <label className="field-label" htmlFor="sheet-bench">
                Sender
              </label>
              <input id="sheet-bench" className="field-box" defaultValue="Gate 4 opens at 02:10" />
            </div>
            <div>
              <p className="field-label">Secret at the sender</p>
              <p className="mono text-beta wrap-anywhere">
                70aad9d39e37700ba4ee43a8c4712390deb5cda4a48c3c5
              </p>
            </div>
          </>
        }
        wire={
          <>
            <SampleField columns={100} rows={20} />
            <Key
              items={[
                { tone: 'gamma', text: 'ciphertext 1,088 bytes' },
                { tone: 'alpha', text: 'changed' },
              ]}
            />
          </>
        }
        verdicts={
          <>
            <Verdict who="ML-KEM at the receiver" detail="FIPS 203" verdict="Says nothing">
              <p className="text-ink-2">It derives another secret instead of an error.</p>
            </Verdict>
            <Verdict
              who="AES-GCM at the receiver"
              detail="SP 800-38D"
              verdict="Refuses to open"
              tone="alpha"
            >
              <p className="text-ink-2">The tag does not fit. No part of the message is shown.</p>
            </Verdict>
          </>
        }
      />
    </Section>
    <Bento
      heading="The Future of Data Security"
      lede="Six properties, each as it follows from what the data is worth."
    >
      <BentoCell
        size="tall"
        title="Quantum-secure protection"
        text="Finding the short vector is the hard problem that the key rests on."
        figure={<SampleField columns={40} rows={60} />}
        legend="short vector, long vector"
        href="#one"
      />
      <BentoCell
        size="5"
        title="Zero-knowledge architecture"
        text="The relay carries what it can't read."
        figure={<SampleField columns={60} rows={20} />}
      />
      <BentoCell
        size="wide"
        measure="15x"
        title="Lightning-fast performance"
        text="The same work, in a fifteenth of the time."
        figure={<SampleCurve waves={21} />}
      />
      <BentoCell
        size="5"
        title="AI-safe integration"
        text="Tokenize sensitive fields before a model sees them."
        figure={<SampleField columns={40} rows={20} />}
      />
      <BentoCell
        size="7"
        title="Mesh networking"
        text="A relay fails; the other routes carry on."
        figure={<SampleField columns={60} rows={20} />}
      />
      <BentoCell
        size="strip"
        title="Continuous monitoring"
        text="Learns what normal looks like and flags what isn't, 24/7."
        figure={<SampleCurve waves={13} />}
      />
    </Bento>
    <StripAndSteps
      heading="Sealed, split, joined"
      ground="deep"
      strip={<SampleField columns={144} rows={30} />}
      steps={[
        {
          term: '1. Seal where it is written',
          text: 'Encrypt before anything leaves the device.',
          surface: log,
        },
        { term: '2. Send it four ways', text: 'Each route carries a fragment.', surface: log },
        {
          term: '3. Open it, and keep the record',
          text: 'Any three fragments are enough.',
          surface: log,
        },
      ]}
    />
    <Section
      heading="Three layers, one message"
      lede="Twenty-two bytes of text, drawn to scale through each layer."
    >
      <ToScaleRows
        rows={[
          {
            term: 'Command and control',
            detail: <p>Limit: latency</p>,
            bars: [
              { label: 'Target, one continent', percent: 21, value: '50 ms', tone: 'beta' },
              { label: 'One geostationary hop', percent: 100, value: '239 ms', tone: 'gamma' },
            ],
            note: 'Light alone needs 239 ms up to a satellite and down again.',
          },
          {
            term: 'Sensor feeds',
            detail: <p>Limit: bytes</p>,
            bars: [
              { label: 'A reading', percent: 1.4, value: '64 B', tone: 'ink' },
              { label: 'ML-DSA-87 signature', percent: 100, value: '4,627 B', tone: 'gamma' },
            ],
          },
        ]}
      />
    </Section>
    <Section heading="One wiretap is not enough" ground="raised">
      <TwoWitnesses caption="The same second, seen by two machines.">
        <Surface title="Harbor operations" state="sealed" tone="ok">
          <Thread messages={[{ text: 'Gate 4 opens at 02:10.', meta: '09:42', mine: true }]} />
        </Surface>
        <Surface title="Relay 11" state="recorded" tone="alpha">
          <HexDump bytes={bytes} />
        </Surface>
      </TwoWitnesses>
    </Section>
    <Section
      heading="Cut the links and watch"
      lede="Four fragments travel, any three are enough."
      ground="deep"
      bleed={
        <Stage
          console={
            <>
              <div>
                <p className="verdict">3 of 4: it reads</p>
              </div>
              <div className="actions">
                <Button look="primary">Kill one at random</Button>
                <Button>Reset</Button>
              </div>
              <div className="mono text-ink-2">relay 11 lost at 42 ms</div>
            </>
          }
        >
          <SampleField columns={100} rows={50} />
        </Stage>
      }
    />
    <Section heading="What failures cost, counted" lede="Ten thousand messages in each cell.">
      <DotTable
        caption="Messages that arrive, by relays lost"
        columns={['Relays killed, of 23', 'One route', 'All 4 of 4 needed', '3 of 4', '2 of 4']}
        rows={[
          {
            head: '1',
            cells: [
              { share: 0.987, label: '98.7%' },
              { share: 0.307, label: '30.7%', tone: 'gamma' },
              { share: 1, label: '100%', tone: 'ok' },
              { share: 1, label: '100%', tone: 'ok' },
            ],
          },
          {
            head: '6',
            cells: [
              { share: 0.33, label: '33.2%' },
              { share: 0, label: '0%', tone: 'gamma' },
              { share: 0.04, label: '4.2%', tone: 'alpha' },
              { share: 0.372, label: '37.2%', tone: 'beta' },
            ],
          },
        ]}
      />
    </Section>
    <Section
      heading="Every number has a definition"
      ground="raised"
      beside
      lede="And a way to check it."
    >
      <Ledger
        caption="Claims"
        columns={['We say', 'Of what', 'Counted how', 'It is']}
        rows={[
          {
            statement: '15x faster than RSA-4096',
            cells: [
              'Opening a wrapped key',
              'Decapsulation against private-key decryption',
              'A marketing claim',
            ],
          },
          {
            statement: 'under 50 ms',
            cells: [
              <Gain key="g">Delivery holds</Gain>,
              <Loss key="l">Relays far away</Loss>,
              'A target',
            ],
          },
        ]}
      />
    </Section>
    <Section heading="The list, and the near misses">
      <SpecSheet
        caption="CNSA 2.0"
        columns={['Use', 'In CNSA 2.0', 'Close, and not in it', 'What to ask us for']}
        rows={[
          {
            use: 'Key establishment',
            listed: 'ML-KEM-1024',
            misses: ['ML-KEM-768', 'X25519'],
            remark: '1024 profile, never the default',
          },
          {
            use: 'Hash',
            listed: 'SHA-384, SHA-512',
            misses: ['SHA-256 for general use'],
            remark: 'SHA-384 profile',
          },
        ]}
      />
    </Section>
    <Quote
      quote="The auditors asked what would happen if our keys leaked. For the first time the honest answer was: not much."
      by="Chief Information Security Officer"
      role="Regional energy grid"
      rating={5}
      others={[
        {
          quote: 'Failover is a non-event. We pulled a node during the demo.',
          by: 'Network Operations Lead',
          role: 'Regional energy grid',
          rating: 5,
        },
        {
          quote: 'The only vendor that handed us the threat model before the price list.',
          by: 'Program Manager',
          role: 'Defense integrator',
          rating: 5,
        },
      ]}
    />
    <Section heading="Browse by industry" rhythm={1}>
      <IndexRows
        items={[
          { href: '#1', name: 'Financial Services', detail: 'Ledgers, trading' },
          { href: '#2', name: 'Healthcare', detail: 'Records, imaging' },
          { href: '#3', name: 'Government', detail: 'Civil, defense' },
          { href: '#4', name: 'Energy', detail: 'Grids, operations' },
        ]}
      />
    </Section>
    <Section heading="What your network gains" rhythm={1} ground="raised">
      <FactList
        columns={2}
        items={[
          {
            term: 'Confidential traffic',
            text: 'Content is encrypted from end to end; relays can’t read it.',
          },
          {
            term: 'Worthless recordings',
            text: 'Harvested sessions hold up against Shor’s algorithm.',
          },
          { term: 'Continuity', text: 'A dead node costs a route, and the conversation goes on.' },
          { term: 'Crypto agility', text: 'Algorithms are configuration.' },
        ]}
      />
    </Section>
    <Section heading="A button beside Send" ground="deep">
      <Pair
        surface={
          <Surface title="Antenna" state="computed" dashed>
            <Rows items={[{ term: 'Range', value: 'Not stated until measured' }]} />
          </Surface>
        }
      >
        <Badge tone="soon">Coming Soon</Badge>
        <h3 className="mt-3">Words and a surface</h3>
        <FactList
          dashed
          items={[
            { term: 'Range', text: 'Not stated until measured' },
            { term: 'Price', text: 'Not stated' },
          ]}
        />
        <div className="actions">
          <ButtonLink href="#top">Tell me when it ships</ButtonLink>
        </div>
      </Pair>
    </Section>
    <Section heading="Tables and steps" rhythm={1}>
      <div className="grid gap-16">
        <PlainTable
          caption="What each demonstration computes, and keeps"
          columns={['Demonstration', 'Computes', 'Keeps']}
          rows={[
            { head: 'Encryption lab', cells: ['Key exchange, encryption, shares', 'Nothing'] },
            {
              head: 'API runner',
              cells: ['Four calls and their errors', 'Keys until you close the page'],
            },
          ]}
        />
        <Steps
          steps={[
            { term: 'Inventory', time: '2 weeks', text: 'Find where keys are made.' },
            { term: 'Pilot', time: '6 weeks', text: 'One system, in production.' },
          ]}
        />
        <Columns
          items={[
            { term: 'One', text: 'Two to four parts side by side.' },
            { term: 'Two', text: 'Each with what it looks like, or without.' },
          ]}
        />
      </div>
    </Section>
    <Section
      heading="Firmware signing without key reuse"
      bleed={
        <Bleed drawn caption="A figure from edge to edge in its own proportions, with a caption.">
          <SampleField columns={144} rows={24} />
        </Bleed>
      }
    />
    <NextStep
      heading="Send one over it"
      actions={
        <>
          <ButtonLink look="primary" large href="#top">
            Request Demo
          </ButtonLink>
          <ButtonLink large href="#top">
            Read the architecture
          </ButtonLink>
        </>
      }
    />
  </>
);
