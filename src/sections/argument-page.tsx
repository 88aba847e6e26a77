import type { ReactNode } from 'react';

import type { Argument } from '../content/pages/argument.ts';
import { ArgumentEnd } from './argument-end.tsx';
import { ArgumentSection } from './argument-section.tsx';
import { PageHero } from './page-hero.tsx';

type Props = {
  argument: Argument;
  /** The page's figure, beside the lede. */
  figure?: ReactNode;
  /** Controls under the lede. */
  actions?: ReactNode;
  /** Controls of the closing call to action, ahead of its next step. */
  closing?: ReactNode;
  /** What stands at the end of a section, by the section's id. */
  below?: Readonly<Record<string, ReactNode>>;
  /** What belongs to a point, by the point's term. */
  beside?: Readonly<Record<string, ReactNode>>;
};

const nothing = {};

/** A page that makes its case in sections and ends in what to do next. */
export function ArgumentPage({
  argument,
  figure,
  actions,
  closing,
  below = nothing,
  beside = nothing,
}: Props) {
  const { heading, lede, sections } = argument;
  return (
    <>
      <PageHero heading={heading} lede={lede} figure={figure}>
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
      <ArgumentEnd argument={argument} closing={closing} />
    </>
  );
}
