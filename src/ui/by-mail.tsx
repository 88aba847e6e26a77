import type { ReactNode } from 'react';

import { mailtoAddress } from '../lib/mail/mailto.ts';
import { fill } from '../lib/text/fill.ts';
import { byEmail, replyWithin } from './words.ts';

type Props = {
  /** For example "2 business days". */
  reply?: string | undefined;
  /** The button writes the mail only where scripts are off: with script it opens a form. */
  plain?: boolean;
  children: ReactNode;
};

/** A button that writes a mail, or a row of them in a `span`. Its label promises what comes of it, so the lines under it say how and when. */
export const ByMail = ({ reply, plain = false, children }: Props) => (
  <span className="by-mail">
    {children}
    <small className={plain ? 'no-script' : undefined}>{byEmail}</small>
    {reply && <small>{fill(replyWithin, { time: reply })}</small>}
  </span>
);

/** An e-mail address that links to itself. */
export const MailAddress = ({ of: address, subject }: { of: string; subject?: string }) => (
  <a className="link" href={mailtoAddress(address, subject)}>
    {address}
  </a>
);
