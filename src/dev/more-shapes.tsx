import { Bleed } from '../sections/bleed.tsx';
import { Columns } from '../sections/columns.tsx';
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
import { Steps } from '../sections/steps.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Rows, Surface } from '../ui/surface/surface.tsx';
import { SampleField } from './sample-field.tsx';

/** The second half of the section components. */
export const MoreShapes = () => (
  <>
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
      from="Regional energy grid"
      rating={5}
      others={[
        {
          quote: 'Failover is a non-event. We pulled a node during the demo.',
          by: 'Network Operations Lead',
          from: 'Regional energy grid',
          rating: 5,
        },
        {
          quote: 'The only vendor that handed us the threat model before the price list.',
          by: 'Program Manager',
          from: 'Defense integrator',
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
