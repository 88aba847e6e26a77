import { claims } from '../../content/claims.ts';
import { ledger, testimonials } from '../../content/home.ts';
import { Ledger } from '../../sections/ledger.tsx';
import { Quote } from '../../sections/quote.tsx';
import { Section } from '../../sections/section.tsx';
import { MoreLink } from '../../ui/more-link.tsx';

const [lead, ...others] = testimonials;
const quoteProps = ({
  quote,
  author,
  company,
  category,
  rating,
  accent,
}: (typeof testimonials)[number]) => ({
  quote,
  by: author,
  from: `${company}, ${category}`,
  rating,
  accent,
});

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
    <Quote {...quoteProps(lead)} others={others.map(quoteProps)} />
  </>
);
