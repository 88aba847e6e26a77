import { testimonials } from '../../content/records.ts';
import { Quote } from '../../sections/quote.tsx';

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

export const Proof = () => lead && <Quote {...lead} others={others} />;
