import type { ReactNode } from 'react';

import {
  getQuote,
  pilotTable,
  priceSteps,
  productsSolutions,
  quoteText,
} from '../../content/pages/products-solutions.ts';
import { footprint } from '../../content/product/buying.ts';
import { pilot } from '../../content/product/pilot.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { byId } from '../../lib/records.ts';
import { Fold } from '../../sections/fold.tsx';
import { FactList } from '../../sections/lists.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import './price-scale.css';

type FiguresProps = {
  items: readonly { kind: string; figure: string; text: string; action?: ReactNode }[];
};

/** Three figures side by side, each with its kind above and what it covers below. */
export const Figures = ({ items }: FiguresProps) => (
  <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-3">
    {items.map(({ kind, figure, text, action }) => (
      <li key={kind} className="border-t border-line-2 pt-5">
        <p className="text-ink-2">{kind}</p>
        <h3 className="mt-2">
          <InlineText>{figure}</InlineText>
        </h3>
        <p className="mt-3 mb-5 text-ink-2">
          <InlineText>{text}</InlineText>
        </p>
        {action}
      </li>
    ))}
  </ul>
);

const sections = byId(productsSolutions.sections);

/** What a buyer asks after the products: a pilot, its price, and what it takes to run. */
export const Buying = ({ path }: { path: string }) => (
  <>
    <Section {...sections.pricing}>
      <Figures
        items={priceSteps.map(({ step, price, text }) => ({ kind: step, figure: price, text }))}
      />
      <svg className="price-scale" aria-hidden="true">
        {priceSteps.map(({ step, from, percent }) => (
          <rect key={step} x={`${from}%`} width={`${percent}%`} height="100%" />
        ))}
      </svg>
      <div className="actions mt-9 gap-x-8">
        <ButtonTo look="primary" large to="/contact#sales" label={getQuote} />
        <p className="max-w-[40rem] text-ink-2">{quoteText}</p>
      </div>
    </Section>
    <Section {...sections.pilot} ground="raised" size="h2x">
      <Fold of={pilotTable.caption}>
        <PlainTable
          {...pilotTable}
          rows={pilot.stages.map(({ weeks, stage, cost, youBring, weBring, doneWhen }) => ({
            head: (
              <>
                {stage}
                <span className="mono block font-normal text-ink-2">{weeks}</span>
              </>
            ),
            cells: [pilot.costs[cost], youBring, weBring, doneWhen],
          }))}
        />
      </Fold>
      <div className="actions mt-9 gap-x-8">
        <RequestLink look="primary" large request={requests.pilot} path={path} />
        <p className="max-w-[34rem] text-ink-2">{pilot.price}</p>
      </div>
    </Section>
    <Section {...sections.footprint} rhythm={1} fold>
      <FactList
        columns={2}
        items={footprint.map(({ part, runs }) => ({ term: part, text: runs }))}
      />
    </Section>
  </>
);
