import { briefWords } from '../../../content/pages/solutions/it-leaders.ts';

/** How to turn the page into a brief by hand. */
export function BriefPlace() {
  return (
    <section id="brief" className="band border-t border-line bg-night-2">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <h2 className="max-w-[14ch]">{briefWords.heading}</h2>
        <ol className="grid list-decimal gap-3 pl-5 text-ink-2">
          {briefWords.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
