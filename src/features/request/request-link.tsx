import type { ComponentProps } from 'react';

import { data } from '../../lib/dom/attributes.ts';
import { siteUrl } from '../../config/base.ts';
import { site } from '../../config/site.ts';
import { replyWithin } from '../../content/product/reply-times.ts';
import { type FixedRequest, mailtoUrl } from '../../lib/mail/mailto.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { fixedMessage, labelOn } from './fixed-request.ts';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  request: FixedRequest;
  /** Path of the page. */
  path: string;
  /** Subject for screen readers, which may read the link out of context. */
  about?: string;
};

/**
 * A request as a mail link. With script, `runtime/openers.ts` handles the press: it stores the message and
 * offers other ways to send it. The label comes from the request's `uses` unless `children` are given.
 */
export function RequestLink({ request, path, about, children, ...props }: Props) {
  const message = fixedMessage(request, site.email, siteUrl + path);
  return (
    <ByMail reply={request.reply ?? replyWithin('general-question')}>
      <ButtonLink
        {...props}
        href={mailtoUrl(message)}
        {...data({ request: request.asksTimeZone ? 'time-zone' : '' })}
      >
        <MailIcon />
        <span>
          {children ?? labelOn(request, path)}
          {about && <span className="visually-hidden">{` (${about})`}</span>}
        </span>
      </ButtonLink>
    </ByMail>
  );
}

type RequestPairProps = { primary: FixedRequest; secondary: FixedRequest; path: string };

/** The two actions of a hero or an ending that are both requests. */
export const RequestPair = ({ primary, secondary, path }: RequestPairProps) => (
  <>
    <RequestLink look="primary" large request={primary} path={path} />
    <RequestLink large request={secondary} path={path} />
  </>
);
