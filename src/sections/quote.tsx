import type { ReactNode } from 'react';

import { writtenIn } from '../lib/dom/attributes.ts';
import type { BadgeTone } from '../ui/badge.tsx';
import { fill } from '../lib/text/fill.ts';
import { Fold } from './fold.tsx';
import * as words from './words.ts';
import './quote.css';

type Quotation = {
  quote: string;
  by: string;
  from: ReactNode;
  /** If that is not the language of the page. */
  lang?: string | undefined;
  rating?: number;
  accent?: BadgeTone;
};
type Props = Quotation & {
  /** Two or three shorter quotations. */
  others?: readonly Quotation[];
  /** Visible only with `headed`. */
  label?: string;
  headed?: boolean;
  /** Beside the quotations, for example that they are samples. */
  note?: string;
};

/** One large quotation. */
export const Quote = ({
  others,
  label = words.whatCustomersSay,
  headed = false,
  note,
  ...main
}: Props) => (
  <section aria-label={label} className="section section-3 quote">
    <div className="wrap">
      {headed && <h2 className={`text-h3 ${note ? 'mb-2' : 'mb-10'}`}>{label}</h2>}
      {note && <p className="mb-10 text-ui text-ink-2">{note}</p>}
      <Figure {...main} />
      {others && others.length > 0 && (
        <Fold label={words.moreQuotations}>
          <div className="quotes">
            {others.map((other) => (
              <Figure key={other.quote} {...other} />
            ))}
          </div>
        </Fold>
      )}
    </div>
  </section>
);

const Figure = ({ quote, by, from, lang, rating, accent }: Quotation) => (
  // Its own name, because screen readers would read the caption as its name and again as its text.
  <figure aria-label={words.quotation} className={accent && `tone-${accent}`}>
    {rating && (
      <p role="img" aria-label={fill(words.ofFiveStars, { rating })} className="stars">
        {'★'.repeat(rating)}
      </p>
    )}
    <blockquote {...writtenIn({ lang })}>
      <p>{fill(words.quoted, { quote })}</p>
    </blockquote>
    <figcaption {...writtenIn({ lang })}>
      <b>{by}</b>
      {from}
    </figcaption>
  </figure>
);
