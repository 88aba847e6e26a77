import { itLeaders, otherDates } from '../../../content/pages/solutions/it-leaders.ts';
import { regimes } from '../../../content/regimes.ts';
import { SectionHead } from '../../../sections/section-head.tsx';
import { SourceNotes } from '../../../sections/source-notes.tsx';
import { deadlinesByYear } from './deadlines-by-year.ts';

const numberOf = (href: string) =>
  itLeaders.sources.findIndex((source) => source.href === href) + 1;

/** The years by which somebody asks for something, each with who asks. */
export function Deadlines() {
  const [, , dates] = itLeaders.sections;
  return (
    <section id={dates.id} className="band mt-16 border-y border-line bg-night-2 lg:mt-24">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.9fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHead heading={dates.heading} paragraphs={dates.paragraphs} />
        </div>
        <ol className="divide-y divide-line border-y border-line">
          {deadlinesByYear(regimes, otherDates).map(({ year, entries }) => (
            <li key={year} className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[6rem_1fr]">
              <p className="text-[2.1rem] leading-none font-display tracking-[-0.04em] text-beta">
                {year}
              </p>
              <ul className="grid gap-3">
                {entries.map(({ who, text, source }) => (
                  <li key={who + text}>
                    <b className="block text-ui">{who}</b>
                    <span className="text-ink-2">{text}</span>
                    <SourceNotes numbers={[numberOf(source.href)]} of={`${who}, ${year}`} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
