import type { ReactNode } from 'react';

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

const rows = <Rows items={[{ term: 'Term', value: 'Value' }]} />;
const rules = [{ term: 'Ends', value: 'today', tone: 'alpha' }] as const;

/** The body of a surface by its component's name. */
const bodies: Readonly<Record<string, ReactNode>> = {
  Code: <Code tokens={[['await ', 'keyword'], ['seal()\n'], ['// comment', 'comment']]} />,
  Log: <Log lines={[{ mark: '09:41', text: 'refused', tone: 'alpha' }, { text: 'accepted' }]} />,
  Thread: (
    <>
      <Thread
        messages={[
          { text: 'Question', meta: '09:41' },
          { text: 'Answer', mine: true },
        ]}
      />
      <ComposeField hint="Message" state="ready" />
    </>
  ),
  HexDump: <HexDump bytes={Array.from({ length: 64 }, (_, index) => (index * 97 + 41) % 251)} />,
  Compose: <Compose heads={[{ term: 'To', value: 'ada@example.com' }]}>Text</Compose>,
  AddInPane: (
    <AddInPane title="Protect" checks={['Check']} note="ML-KEM-768" action="Send">
      {rows}
    </AddInPane>
  ),
  ShareSheet: <ShareSheet name="file.pdf" detail="4.1 MB" rules={rules} until={18} />,
  Toggles: (
    <Toggles
      items={[
        { name: 'On', setting: 'setting', on: true },
        { name: 'Off', on: false },
      ]}
    />
  ),
  Lanes: (
    <Lanes
      lanes={[
        { name: 'A-B', value: '13 ms', tone: 'beta', percent: 70 },
        { name: 'A-F-B', value: 'lost', tone: 'alpha', lost: true },
      ]}
    />
  ),
  Call: <Call controls={['Mute']} wave={<SampleCurve waves={9} />} line="A line" />,
  RedactedPrompt: (
    <div className="surface-body">
      <RedactedPrompt
        parts={['Our client ', { removed: 'name' }, { inserted: 'client 1' }, { hidden: 'a name' }]}
      />
    </div>
  ),
  SurfaceSplit: (
    <SurfaceSplit
      parts={[
        {
          label: 'One',
          body: <Parts parts={[{ name: 'part', detail: '1 KB', tone: 'beta', text: 'Text' }]} />,
        },
        { label: 'Two', body: rows },
      ]}
    />
  ),
};

export const Surfaces = () => (
  <Section ground="raised" heading="Surface">
    <div className="grid gap-6 md:grid-cols-2 [&>*]:min-w-0">
      {Object.entries(bodies).map(([name, body]) => (
        <Surface key={name} title={name} state="sample" tone="ok" foot="Foot">
          {body}
        </Surface>
      ))}
      <Surface title="dashed" state="design" dashed>
        {rows}
      </Surface>
    </div>
  </Section>
);
