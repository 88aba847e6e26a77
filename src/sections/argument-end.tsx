import type { ReactNode } from 'react';

import type { Argument } from '../content/pages/argument.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';

type Props = {
  argument: Pick<Argument, 'sources' | 'next'>;
  /** Controls of the closing call to action, ahead of the next step. */
  closing?: ReactNode;
};

/** How a page ends: the sources it relies on and its one next step. */
export function ArgumentEnd({ argument: { sources, next }, closing }: Props) {
  return (
    <>
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
      <div className="border-t border-line py-16">
        <div className="wrap flex flex-wrap gap-3">
          {closing}
          <ButtonLink look={closing ? 'secondary' : 'primary'} large href={next.to}>
            {next.label}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
