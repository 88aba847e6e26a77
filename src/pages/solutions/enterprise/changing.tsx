import type { ReactNode } from 'react';

import { enterprise, rewrap } from '../../../content/pages/solutions/enterprise.ts';
import { SectionHead } from '../../../sections/section-head.tsx';

const [cost, features] = enterprise.sections;

/** What a change of algorithm costs in bytes, and what was built to keep it low. */
export function Changing() {
  return (
    <>
      <section id={cost.id} className="py-16 lg:py-24">
        <div className="wrap">
          <SectionHead heading={cost.heading} paragraphs={cost.paragraphs} beside />
          <dl className="mt-12 grid gap-9">
            <Way {...rewrap.encrypt}>
              <div className="mt-4 h-2.5 bg-gamma" />
            </Way>
            <Way {...rewrap.wrap}>
              <div className="mt-4 h-2.5 w-px bg-beta" />
            </Way>
          </dl>
          <p className="mt-4 text-small text-ink-3">{rewrap.scale}</p>
          <p className="mt-9 max-w-[42rem] border-l-2 border-alpha pl-5 text-ink-2">
            {rewrap.limit}
          </p>
        </div>
      </section>
      <section id={features.id} className="border-t border-line py-16 lg:py-24">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
          <h2 className="max-w-[8em]">{features.heading}</h2>
          <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
            {features.points.map(({ term, text }) => (
              <li key={term} className="bg-night p-6 lg:p-8">
                <h3>{term}</h3>
                <p className="mt-2.5 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

type WayProps = { term: string; bytes: string; text: string; children: ReactNode };

function Way({ term, bytes, text, children }: WayProps) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd>
        <span className="text-[1.7rem] leading-tight font-display tracking-[-0.03em]">{bytes}</span>{' '}
        <span className="text-ink-2">{text}</span>
        {children}
      </dd>
    </div>
  );
}
