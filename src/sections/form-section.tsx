import type { ReactNode } from 'react';

type Props = {
  id: string;
  heading: string;
  text: string;
  /** The form, and its replacement without script. */
  children: ReactNode;
};

/** A short form beside the reason to fill it in. */
export function FormSection({ id, heading, text, children }: Props) {
  return (
    <section id={id} className="section raised">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="max-w-[10.5em]">{heading}</h2>
          <p className="lede mt-5 max-w-[32rem]">{text}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
