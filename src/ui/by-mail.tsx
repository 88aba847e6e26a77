import type { ReactNode } from 'react';

import { byEmail } from './labels.ts';

type Props = {
  /** For example "2 business days". */
  reply?: string;
  /** Only where scripts are off: with script the button opens a form. */
  plain?: boolean;
  children: ReactNode;
};

/** A button that writes a mail. Its label promises what comes of it, so the line under it says how it's asked for. */
export const ByMail = ({ reply, plain = false, children }: Props) => (
  <span className="by-mail">
    {children}
    <small className={plain ? 'no-script' : undefined}>
      {byEmail}
      {reply && <span>{`Reply within ${reply}`}</span>}
    </small>
  </span>
);
