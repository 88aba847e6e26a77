import type { Argument } from '../content/pages/argument.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { ArgumentSection } from './argument-section.tsx';
import { PageHero } from './page-hero.tsx';

/** A page that makes its case in sections and ends in one next step. */
export function ArgumentPage({ argument }: { argument: Argument }) {
  const { heading, lede, sections, sources, next } = argument;
  return (
    <>
      <PageHero heading={heading} lede={lede} />
      {sections.map((section, index) => (
        <ArgumentSection key={section.id} section={section} shape={index % 2 ? 'list' : 'grid'} />
      ))}
      {sources && (
        <section className="border-t border-line py-12">
          <div className="wrap grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
            <h2 className="text-h3">Sources</h2>
            <ul className="grid gap-1.5 text-ui text-ink-2">
              {sources.map(({ label, href }) => (
                <li key={href}>
                  <ExternalLink href={href}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="border-t border-line py-16">
        <div className="wrap">
          <a className="btn btn-primary btn-large" href={next.to}>
            {next.label}
          </a>
        </div>
      </section>
    </>
  );
}
