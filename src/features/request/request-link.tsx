import type { ComponentProps } from 'react';

import { site } from '../../config/site.ts';
import { mailtoUrl } from '../../lib/mailto.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { type FixedRequest, fixedMessage, labelOn } from './fixed-request.ts';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  request: FixedRequest;
  /** Path of the page it stands on. */
  path: string;
  /** What it is about, for those who meet the link without what stands around it. */
  about?: string;
};

/**
 * A request as a real mail link: it works without script. Where scripts run, `Requests` also keeps the
 * message and offers the other ways to send it. Reads as the request's record says for this page, unless
 * it is given other words that the record names.
 */
export function RequestLink({ request, path, about, children, ...props }: Props) {
  const message = fixedMessage(request, site.email, `${site.origin}${path}`);
  return (
    <ButtonLink
      {...props}
      href={mailtoUrl(message)}
      data-request={request.asksTimeZone ? 'time-zone' : ''}
    >
      <MailIcon />
      <span>
        {children ?? labelOn(request, path)}
        {about && <span className="visually-hidden">{` (${about})`}</span>}
      </span>
    </ButtonLink>
  );
}
