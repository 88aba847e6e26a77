import type { ReactNode } from 'react';

import type { Tone } from '../ui/tone.ts';

type Said = { quote: string; by: string; from: ReactNode; rating?: number; accent?: Tone };
type Props = Said & {
  /** Two or three shorter ones under it. */
  others?: readonly Said[];
  /** Names the section; shown over it as its heading with `headed`. */
  label?: string;
  headed?: boolean;
};

/** One large quotation with room around it. */
export const Quote = ({ others, label = 'What customers say', headed = false, ...said }: Props) => (
  <section aria-label={label} className="section section-3 quote">
    <div className="wrap">
      {headed && <h2 className="mb-10 text-h3">{label}</h2>}
      <Figure {...said} />
      {others && (
        <div className="quotes">
          {others.map((other) => (
            <Figure key={other.quote} {...other} />
          ))}
        </div>
      )}
    </div>
  </section>
);

const Figure = ({ quote, by, from, rating, accent }: Said) => (
  <figure className={accent && `tone-${accent}`}>
    {rating && (
      <p role="img" aria-label={`${rating} of 5 stars`} className="stars">
        {'★'.repeat(rating)}
      </p>
    )}
    <blockquote>
      <p>“{quote}”</p>
    </blockquote>
    <figcaption>
      <b>{by}</b>
      {from}
    </figcaption>
  </figure>
);
