import type { ReactNode } from 'react';

import type { Argument } from '../content/pages/argument.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { ArgumentSection } from './argument-section.tsx';
import { PageHero } from './page-hero.tsx';

type Props = {
  argument: Argument;
  /** Controls under the lede. */
  actions?: ReactNode;
  /** Controls of the closing call to action, ahead of its next step. */
  closing?: ReactNode;
  /** What stands at the end of a section, by the section's id. */
  below?: Readonly<Record<string, ReactNode>>;
  /** What belongs to a point, by the point's term. */
  beside?: Readonly<Record<string, ReactNode>>;
};

/** A page that makes its case in sections and ends in what to do next. */
export function ArgumentPage({ argument, actions, closing, below = {}, beside = {} }: Props) {
  const { heading, lede, sections, sources, next } = argument;
  return (
    <>
      <PageHero heading={heading} lede={lede}>
        {actions}
      </PageHero>
      {sections.map((section, index) => (
        <ArgumentSection
          key={section.id}
          section={section}
          shape={index % 2 ? 'list' : 'grid'}
          below={below[section.id]}
          beside={beside}
        />
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
        <div className="wrap flex flex-wrap gap-3">
          {closing}
          <ButtonLink look={closing ? 'secondary' : 'primary'} large href={next.to}>
            {next.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
