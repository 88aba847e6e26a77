import type { ComponentProps } from 'react';

import { site } from '../../config/site.ts';
import { mailtoUrl } from '../../lib/mailto.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { type FixedEnquiry, fixedMessage } from './fixed-enquiry.ts';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  enquiry: FixedEnquiry;
  /** Path of the page it stands on. */
  path: string;
};

/**
 * A request as a real mail link: it works without script. Where scripts run, `FixedEnquiries` also keeps
 * the message and offers the other ways to send it.
 */
export function EnquiryLink({ enquiry, path, children, ...props }: Props) {
  const message = fixedMessage(enquiry, site.email, `${site.origin}${path}`);
  return (
    <ButtonLink
      {...props}
      href={mailtoUrl(message)}
      data-enquiry={enquiry.asksTimeZone ? 'time-zone' : ''}
    >
      <MailIcon />
      {children}
    </ButtonLink>
  );
}
