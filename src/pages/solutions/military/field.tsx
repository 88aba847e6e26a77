import {
  lossHeads,
  losses,
  military,
  missions,
} from '../../../content/pages/solutions/military.ts';
import { byId } from '../../../lib/records.ts';
import { Gain, Ledger, Loss } from '../../../sections/ledger.tsx';
import { Section } from '../../../sections/section.tsx';
import { ToScaleRows } from '../../../sections/to-scale-rows.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { InlineText } from '../../../ui/inline-text.tsx';

const { architecture, missions: applications } = byId(military.sections);
const tones: readonly Tone[] = ['signal', 'data', 'series'];

export const Field = () => (
  <>
    <Section {...architecture} ground="raised">
      <Ledger
        caption={architecture.heading}
        columns={lossHeads}
        rows={losses.map(({ lost, kept, gone }) => ({
          statement: lost,
          cells: [<Gain key="kept">{kept}</Gain>, <Loss key="gone">{gone}</Loss>],
        }))}
      />
    </Section>
    <Section {...applications}>
      <ToScaleRows
        rows={missions.map(({ term, limit, bars, text }) => {
          const longest = Math.max(...bars.map(({ length }) => length));
          return {
            term,
            detail: <p className="text-soon">{limit}</p>,
            ...(bars.length > 0 && {
              bars: bars.map(({ label, length, value }, index) => ({
                label,
                percent: Math.round((1000 * length) / longest) / 10,
                value: <InlineText>{value}</InlineText>,
                tone: tones[index] ?? 'signal',
              })),
            }),
            note: text,
          };
        })}
      />
    </Section>
  </>
);
