import type { Argument } from '../content/pages/argument.ts';
import { ArgumentEnd } from './argument-end.tsx';
import { ArgumentSection } from './argument-section.tsx';
import { PageHero } from './page-hero.tsx';

/** A page that makes its case in sections and ends in one next step. */
export function ArgumentPage({ argument }: { argument: Argument }) {
  const { heading, lede, sections } = argument;
  return (
    <>
      <PageHero heading={heading} lede={lede} />
      {sections.map((section, index) => (
        <ArgumentSection key={section.id} section={section} shape={index % 2 ? 'list' : 'grid'} />
      ))}
      <ArgumentEnd argument={argument} />
    </>
  );
}
