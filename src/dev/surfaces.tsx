import { Section } from '../sections/section.tsx';
import {
  AddInPane,
  Call,
  Compose,
  ComposeField,
  Lanes,
  Parts,
  ShareSheet,
  Thread,
  Toggles,
} from '../ui/surface/apps.tsx';
import { Rows, Surface, SurfaceSplit } from '../ui/surface/surface.tsx';
import { Code, HexDump, Log, RedactedPrompt } from '../ui/surface/text.tsx';
import { SampleCurve } from './sample-field.tsx';

const bytes = Array.from({ length: 128 }, (_, index) => (index * 97 + 41) % 251);

export const Surfaces = () => (
  <Section id="surfaces" ground="raised" heading="Product surfaces">
    <div className="grid gap-6 md:grid-cols-2 [&>*]:min-w-0">
      <Surface title="seal.ts" state="sample">
        <Code
          tokens={[
            ['const ', 'keyword'],
            ['sealed = '],
            ['await ', 'keyword'],
            ['seal(text, { to: '],
            ["'k_7f73abcd'", 'string'],
            [' });\n'],
            ['// 1,138 bytes out', 'comment'],
          ]}
        />
      </Surface>
      <Surface title="Handshake log" state="refused" tone="alpha">
        <Log
          lines={[
            { mark: '09:41:12', text: 'offer  X25519MLKEM768' },
            { mark: '09:41:12', text: 'refused: not in profile', tone: 'alpha' },
            { mark: '09:41:13', text: 'offer  ML-KEM-1024' },
            { mark: '09:41:13', text: 'accepted', tone: 'ok' },
          ]}
        />
      </Surface>
      <Surface title="Harbor operations" state="sealed" tone="ok">
        <Thread
          messages={[
            { text: 'Which gate for the second crew?', meta: '09:41' },
            { text: 'Gate 4 opens at 02:10.', meta: '09:42 · 4 fragments, 4 routes', mine: true },
            { text: 'Thanks. Going now.', meta: '09:42' },
          ]}
        />
        <ComposeField hint="Message" state="4 routes ready" />
      </Surface>
      <Surface
        title="Relay 11"
        state="recorded by a listener"
        tone="alpha"
        foot="Fragment 2 of 4, 128 bytes"
      >
        <HexDump bytes={bytes} />
      </Surface>
      <Surface title="New message" state="unclassified">
        <Compose
          heads={[
            { term: 'To', value: 'counsel@northharbor.example' },
            { term: 'Subject', value: 'Draft purchase agreement' },
          ]}
        >
          <p>
            We would like a briefing about{' '}
            <span role="img" aria-label="a program" className="blacked-out" /> next week.
          </p>
        </Compose>
      </Surface>
      <Surface title="E-mail add-in" state="Available Now" tone="ok">
        <AddInPane
          title="Protect this message"
          checks={['Outside recipient: sealed page', 'Label “contract”: 30 days', 'Reply sealed']}
          note="ML-KEM-768"
          action="Send sealed"
        >
          <Rows
            items={[
              { term: 'To', value: 'counsel@northharbor.example' },
              { term: 'Subject', value: 'Draft purchase agreement' },
            ]}
          />
        </AddInPane>
      </Surface>
      <Surface title="Share" state="floorplan.pdf">
        <ShareSheet
          name="floorplan.pdf"
          detail="4.1 MB, five shares in three places"
          rules={[
            { term: 'For', value: 'survey@site.example' },
            { term: 'Ends', value: 'today at 18:00, or after one opening' },
            { term: 'Then', value: 'the wrapped key is deleted', tone: 'alpha' },
          ]}
        />
      </Surface>
      <Surface title="Policy / algorithm" state="profile: CNSA 2.0" tone="ok">
        <Toggles
          items={[
            { name: 'Key establishment', setting: 'ML-KEM-1024 only', on: true },
            { name: 'Signatures', setting: 'ML-DSA-87', on: true },
            { name: 'Hybrid offers', setting: 'X25519MLKEM768', on: false },
          ]}
        />
      </Surface>
      <Surface title="message 8750" state="live" tone="beta">
        <Lanes
          lanes={[
            { name: 'A-B', value: '13 ms', tone: 'beta', percent: 70 },
            { name: 'A-D-B', value: '18 ms', tone: 'gamma', percent: 92 },
            { name: 'A-F-B', value: 'lost', tone: 'alpha', lost: true },
            { name: 'A-G-B', value: '16 ms', tone: 'delta', percent: 84 },
          ]}
        />
      </Surface>
      <Surface title="Incident room" state="design" dashed>
        <Call
          controls={['Field 3', 'Duty desk', 'Legal']}
          wave={<SampleCurve waves={9} dashed />}
          line="new key after 4.0 MB of sound"
        />
      </Surface>
      <Surface title="Question 118" state="policy “claims”, sample" className="md:col-span-2">
        <SurfaceSplit
          parts={[
            {
              label: 'You ask',
              body: (
                <RedactedPrompt
                  parts={[
                    'Our client ',
                    { removed: 'Northharbor Mills' },
                    ' ',
                    { inserted: 'client 1' },
                    ', policy ',
                    { removed: 'CM3-8' },
                    ' ',
                    { inserted: 'policy 1' },
                    ', reports water damage. Is it covered?',
                  ]}
                />
              ),
            },
            {
              label: 'Three models each get a part',
              body: (
                <Parts
                  parts={[
                    {
                      name: 'model A',
                      detail: '1.2 KB',
                      tone: 'beta',
                      text: 'Is water damage covered under clause 4?',
                    },
                    {
                      name: 'model B',
                      detail: '0.9 KB',
                      tone: 'gamma',
                      text: 'Case law on burst pipes, no names',
                    },
                    {
                      name: 'model C',
                      detail: '0.7 KB',
                      tone: 'delta',
                      text: 'Letter to client 1, formal',
                    },
                  ]}
                />
              ),
            },
            {
              label: 'Joined on your side',
              body: <p>Dear Northharbor Mills, clause 4 covers the damage.</p>,
            },
          ]}
        />
      </Surface>
    </div>
  </Section>
);
