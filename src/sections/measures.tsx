type Props = {
  id: string;
  heading: string;
  points: readonly { measure: string; term: string; text: string }[];
};

/** A strip of facts, each with a large number. */
export function Measures({ id, heading, points }: Props) {
  return (
    <section id={id} className="border-y border-line bg-ground-2 py-16 lg:py-20">
      <div className="wrap">
        <h2 className="text-[clamp(1.6rem,1.2rem+1.4vw,2.3rem)]">{heading}</h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {points.map(({ measure, term, text }) => (
            <div
              key={term}
              className="grid content-start items-baseline gap-x-4 min-[20rem]:grid-cols-[5.5rem_1fr]"
            >
              <dt className="contents">
                <span
                  aria-hidden="true"
                  className="text-[2.6rem] leading-none font-display tracking-[-0.04em] text-signal"
                >
                  {measure}
                </span>
                <span className="text-h3 font-semibold tracking-[-0.015em]">{term}</span>
              </dt>
              <dd className="mt-2 text-ink-2 min-[20rem]:col-start-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
