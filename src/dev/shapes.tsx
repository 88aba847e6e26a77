import { Bench, Verdict } from '../sections/bench.tsx';
import { Bento, BentoCell } from '../sections/bento.tsx';
import { DateSpectrum } from '../sections/date-spectrum.tsx';
import { Section } from '../sections/section.tsx';
import { Stage } from '../sections/stage.tsx';
import { StripAndSteps } from '../sections/strip-and-steps.tsx';
import { Key, ToScaleRows } from '../sections/to-scale-rows.tsx';
import { TwoWitnesses } from '../sections/two-witnesses.tsx';
import { Button } from '../ui/button.tsx';
import { Thread } from '../ui/surface/apps.tsx';
import { Surface } from '../ui/surface/surface.tsx';
import { HexDump, Log } from '../ui/surface/text.tsx';
import { MoreShapes } from './more-shapes.tsx';
import { SampleCurve, SampleField } from './sample-field.tsx';

const bytes = Array.from({ length: 160 }, (_, index) => (index * 97 + 41) % 251);
const log = (
  <Surface title="audit log" state="sample">
    <Log lines={[{ text: '$ seal orders.csv' }, { text: 'sealed, 4 fragments', tone: 'ok' }]} />
  </Surface>
);

/** The first half of the section components. */
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
            <Verdict
              who="ML-KEM at the receiver"
              detail="FIPS 203"
              verdict="No clue for the attacker"
            >
              <p className="text-ink-2">It derives another secret instead of an error.</p>
            </Verdict>
            <Verdict
              who="AES-GCM at the receiver"
              detail="SP 800-38D"
              verdict="Tampered message rejected"
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
    <MoreShapes />
  </>
);
