import type { ReactNode } from 'react';

type Props = { heading: string; lede?: string; children?: ReactNode };

/** The head of a page: its one h1, a lede, and perhaps what to do. */
export function PageHero({ heading, lede, children }: Props) {
  return (
    <section className="border-b border-line pt-(--header)">
      <div className="wrap pt-16 pb-14 lg:pt-28 lg:pb-18">
        <h1 className="max-w-[17ch]">{heading}</h1>
        {lede && <p className="lede mt-7 max-w-[42rem]">{lede}</p>}
        {children && <div className="mt-9 flex flex-wrap gap-3">{children}</div>}
      </div>
    </section>
  );
}
