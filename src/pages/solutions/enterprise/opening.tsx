import type { ReactNode } from 'react';

import {
  enterprise,
  ruleHeads,
  rules,
  written,
  writtenLegend,
} from '../../../content/pages/solutions/enterprise.ts';
import { reEncryptAt, rewrapScene } from '../../../figures/scenes/rewrap.ts';
import type { Layout } from '../../../figures/pen/model.ts';
import { byId } from '../../../lib/records.ts';
import { HeroCounted } from '../../../sections/hero/hero-counted.tsx';
import { PlainTable } from '../../../sections/plain-table.tsx';
import { sceneProps } from '../../../sections/scene.tsx';
import { Section } from '../../../sections/section.tsx';

const { rules: section } = byId(enterprise.sections);

export const scene = (layout: Layout) => rewrapScene(written, layout);

export const Opening = ({ action }: { action: ReactNode }) => (
  <>
    <HeroCounted
      heading={enterprise.heading}
      lede={enterprise.lede}
      actions={action}
      {...sceneProps(scene)}
      legend={[
        { ...writtenLegend.rewrap, tone: 'signal', at: 0 },
        { ...writtenLegend.reEncrypt, tone: 'data', at: reEncryptAt(written) },
      ]}
      readout={writtenLegend.readout}
    />
    <Section {...section}>
      <PlainTable
        caption={section.heading}
        columns={ruleHeads}
        rows={rules.map(({ name, article, asks, shows }) => ({
          head: (
            <>
              {name}
              <span className="block font-normal text-ink-2">{article}</span>
            </>
          ),
          cells: [
            asks,
            <span key="shows" className="text-ink">
              {shows}
            </span>,
          ],
        }))}
      />
    </Section>
  </>
);
