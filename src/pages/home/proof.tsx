import { claims } from '../../content/claims.ts';
import { ledger } from '../../content/home.ts';
import { testimonials } from '../../content/records.ts';
import { Ledger } from '../../sections/ledger.tsx';
import { Quote } from '../../sections/quote.tsx';
import { Section } from '../../sections/section.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

/** In turn, where a quotation has none of its own. */
const accents = ['series', 'signal', 'data'] as const;

const quoteProps = (
  { text, author, company, category, rating, accent }: (typeof testimonials)[number],
  index: number,
) => ({
  quote: text,
  by: author,
  from: `${company}, ${category}`,
  rating,
  accent: accent ?? accents[index % accents.length],
});

const [lead, ...others] = testimonials.map(quoteProps);

export const Proof = () => (
  <>
    <Section heading={ledger.heading} lede={ledger.lede} ground="raised">
      <Ledger
        caption={ledger.caption}
        columns={ledger.columns}
        rows={ledger.claims.map((id) => {
          const { figure, scope, definition, status } = claims[id];
          return { statement: figure, cells: [scope, definition, status] };
        })}
      />
      <p className="mt-8">
        <MoreLink href={ledger.more.to}>{ledger.more.label}</MoreLink>
      </p>
    </Section>
    {lead && <Quote {...lead} others={others} />}
  </>
);
