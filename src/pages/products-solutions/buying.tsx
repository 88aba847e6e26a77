import { freeTier, pilotTable, productsSolutions } from '../../content/pages/products-solutions.ts';
import { pilot } from '../../content/product/pilot.ts';
import { byId } from '../../lib/by-id.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { Pair } from '../../sections/pair.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

const sections = byId(productsSolutions.sections);

export const Buying = () => (
  <>
    <Section {...sections.pricing} ground="raised">
      <Pair
        right
        surface={
          <Surface title={freeTier.title} state={freeTier.state} tone="ok">
            <Rows
              items={freeTier.rows.map(({ term, value }) => ({
                term,
                value: <InlineText>{value}</InlineText>,
              }))}
            />
            <p className="surface-body mt-auto border-t border-line">
              <MoreLink href={freeTier.more.to}>{freeTier.more.label}</MoreLink>
            </p>
          </Surface>
        }
      >
        <h3>What moves a quote</h3>
        <FactList items={sections.pricing.points} />
        <div className="actions">
          <ButtonLink look="primary" large href="/contact#sales">
            Get a quote
          </ButtonLink>
        </div>
      </Pair>
    </Section>
    <Section {...sections.pilot}>
      <PlainTable
        caption={pilotTable.caption}
        shown={false}
        columns={pilotTable.columns}
        rows={pilot.stages.map(({ weeks, stage, youBring, weBring, doneWhen }) => ({
          head: (
            <>
              {stage}
              <span className="mono block font-normal text-ink-2">{weeks}</span>
            </>
          ),
          cells: [youBring, weBring, doneWhen],
        }))}
      />
    </Section>
  </>
);
