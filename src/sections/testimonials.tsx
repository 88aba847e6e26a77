type Testimonial = {
  quote: string;
  author: string;
  company: string;
  rating: number;
  category: string;
  accent: keyof typeof accents;
};

const accents = {
  beta: 'border-beta',
  gamma: 'border-gamma',
  delta: 'border-delta',
} as const;

/** One quotation large, the others beside it. */
export function Testimonials({
  testimonials: [lead, ...others],
}: {
  testimonials: readonly [Testimonial, ...Testimonial[]];
}) {
  return (
    <section
      aria-label="What customers say"
      className="border-t border-line bg-night-2 pt-(--rhythm)"
    >
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[1.35fr_1fr]">
        <Quote testimonial={lead} large />
        <div className="grid content-start gap-10 lg:border-l lg:border-line lg:pl-12">
          {others.map((testimonial) => (
            <Quote key={testimonial.quote} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Quote({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
  const { quote, author, company, rating, category, accent } = testimonial;
  return (
    <figure className={`border-t-2 pt-5 ${accents[accent]}`}>
      <p role="img" aria-label={`${rating} of 5 stars`} className="mb-4 tracking-[0.2em] text-soon">
        {'★'.repeat(rating)}
      </p>
      <blockquote
        className={
          large
            ? 'text-[clamp(1.5rem,1rem+1.9vw,2.35rem)] leading-[1.22] font-medium tracking-[-0.022em]'
            : 'text-[1.12rem] leading-normal'
        }
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-5 text-ui text-ink-2">
        <b className="text-ink">{author}</b>
        <br />
        {company} · {category}
      </figcaption>
    </figure>
  );
}
