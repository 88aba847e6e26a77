import { testimonials } from '../../content/home.ts';
import { Quote } from '../../sections/quote.tsx';

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

export const Proof = () => <Quote {...quoteProps(lead)} others={others.map(quoteProps)} />;
