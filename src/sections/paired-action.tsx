import type { ReactNode } from 'react';

import type { SiteHref } from '../routes.ts';

type Props = {
  /** A request that someone has to answer. */
  children: ReactNode;
  /** What helps without waiting for the answer. */
  now: { label: string; to: SiteHref };
};

/** A request, and beside it the thing that helps now. */
export function PairedAction({ children, now }: Props) {
  return (
    <div className="mr-5 grid justify-items-start gap-2">
      {children}
      <a href={now.to} className="link inline-flex min-h-8 items-center text-ui text-ink-2">
        {now.label}
      </a>
    </div>
  );
}
