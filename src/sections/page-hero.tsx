import type { ReactNode } from 'react';

import { PageSheet } from './page-sheet.tsx';

type Props = {
  heading: string;
  lede?: string;
  children?: ReactNode;
  /** A picture beside the words; under them where there is no room. */
  figure?: ReactNode;
};

/** The head of a page: its one h1, a lede, and perhaps what to do. */
export function PageHero({ heading, lede, children, figure }: Props) {
  return (
    <>
      <section className="border-b border-line pt-(--header)">
        <div
          className={`wrap pt-16 pb-14 lg:pt-28 lg:pb-18 ${figure ? 'grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_auto] lg:pt-16 lg:pb-14' : ''}`}
        >
          <div>
            <h1 className="max-w-[11.5em]">{heading}</h1>
            {lede && <p className="lede mt-7 max-w-[42rem]">{lede}</p>}
            {children && <div className="mt-9 flex flex-wrap items-start gap-3">{children}</div>}
          </div>
          {figure}
        </div>
      </section>
      <PageSheet />
    </>
  );
}
