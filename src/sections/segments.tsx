type Props = { segments: readonly { name: string; detail: string; to: string }[] };

/** Kinds of customer, each a door to what was written for them. */
export function Segments({ segments }: Props) {
  return (
    <section aria-label="By sector" className="border-b border-line bg-night-2 pt-18 pb-(--rhythm)">
      <div className="wrap">
        <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
          {segments.map(({ name, detail, to }) => (
            <li key={name} className="bg-night-2">
              <a
                href={to}
                className="block h-full px-5 pt-5 pb-5.5 -outline-offset-3 hover:bg-night-3"
              >
                <span className="block leading-snug font-semibold">{name}</span>
                <span className="mt-1 block text-small text-ink-2">{detail}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
