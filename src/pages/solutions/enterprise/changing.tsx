import {
  auditLog,
  compareHeads,
  comparison,
  enterprise,
  ledgerExport,
} from '../../../content/pages/solutions/enterprise.ts';
import { byId } from '../../../lib/records.ts';
import { FactList } from '../../../sections/fact-list.tsx';
import { PlainTable } from '../../../sections/plain-table.tsx';
import { Section } from '../../../sections/section.tsx';
import { TwoWitnesses } from '../../../sections/two-witnesses.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';
import { Log } from '../../../ui/surface/text.tsx';

const { rewrap, compare, features } = byId(enterprise.sections);

export const Changing = () => (
  <>
    <Section {...rewrap} ground="raised">
      <TwoWitnesses>
        {[ledgerExport, auditLog].map(({ title, state, lines, foot }) => (
          <Surface key={title} title={title} state={state} foot={foot}>
            <Log lines={lines} />
          </Surface>
        ))}
      </TwoWitnesses>
      <p className="mt-8 max-w-[42rem] text-ink-2">{rewrap.paragraphs[0]}</p>
    </Section>
    <Section {...compare}>
      <PlainTable
        caption={compare.heading}
        columns={compareHeads}
        rows={comparison.map(({ head, cells: [ours, ...others] }) => ({
          head,
          cells: [
            <b key="ours" className="text-ink">
              {ours}
            </b>,
            ...others,
          ],
        }))}
      />
    </Section>
    <Section {...features} ground="raised" rhythm={1}>
      <FactList items={features.points} columns={2} />
    </Section>
  </>
);
