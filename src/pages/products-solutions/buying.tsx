import {
  footprintWords,
  freeTier,
  pilotTable,
  productsSolutions,
  quoteWords,
} from '../../content/pages/products-solutions.ts';
import { effort, footprint, quoteItems } from '../../content/product/buying.ts';
import { pilot } from '../../content/product/pilot.ts';
import { byId } from '../../lib/by-id.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { Pair } from '../../sections/pair.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Rows, Surface } from '../../ui/surface/surface.tsx';

const sections = byId(productsSolutions.sections);

/** What a buyer asks after the products: a pilot, its price, and what it takes to run. */
export const Buying = () => (
  <>
    <Section {...sections.pilot} ground="raised" size="h2x">
      <PlainTable
        caption={pilotTable.caption}
        columns={pilotTable.columns}
        rows={pilot.stages.map(({ weeks, stage, cost, youBring, weBring, doneWhen }) => ({
          head: (
            <>
              {stage}
              <span className="mono block font-normal text-ink-2">{weeks}</span>
            </>
          ),
          cells: [cost, youBring, weBring, doneWhen],
        }))}
      />
      <p className="mt-8 max-w-[42rem] text-ink-2">{pilot.price}</p>
    </Section>
    <Section {...sections.pricing}>
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
        <h3>{quoteWords.heading}</h3>
        <FactList items={quoteItems.map(({ item, text }) => ({ term: item, text }))} />
        <div className="actions items-center">
          <ButtonLink look="primary" large href="/contact#sales">
            Get a quote
          </ButtonLink>
          <p className="text-ink-2">{quoteWords.reply}</p>
        </div>
      </Pair>
    </Section>
    <Section {...sections.footprint} ground="raised">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2 lg:[&_.facts_div]:grid-cols-[11rem_1fr]">
        <FactList items={footprint.map(({ part, runs }) => ({ term: part, text: runs }))} />
        <PlainTable
          shown
          caption={footprintWords.caption}
          columns={footprintWords.columns}
          rows={effort.map(({ role, install, monthly, work }) => ({
            head: role,
            cells: [`${install} h`, `${monthly} h`, work],
          }))}
        />
      </div>
    </Section>
  </>
);
