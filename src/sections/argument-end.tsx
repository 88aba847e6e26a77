import type { ReactNode } from 'react';

import type { Argument } from '../content/pages/argument.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Sources } from './sources.tsx';

type Props = {
  argument: Pick<Argument, 'sources' | 'next'>;
  /** Controls of the closing call to action, ahead of the next step. */
  closing?: ReactNode;
};

/** How a page ends: the sources it relies on and its one next step. */
export function ArgumentEnd({ argument: { sources, next }, closing }: Props) {
  return (
    <>
      {sources && <Sources sources={sources} />}
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
