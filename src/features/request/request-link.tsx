import type { ComponentProps } from 'react';

import { data } from '../../lib/dom/attributes.ts';
import { siteUrl } from '../../config/base.ts';
import { sealingOffered } from '../../config/owner-keys.ts';
import { site } from '../../config/site.ts';
import { replyWithin } from '../../content/product/reply-times.ts';
import { type FixedRequest, mailtoUrl } from '../../lib/mail/mailto.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { type Beside, fixedMessage, labelOn } from './fixed-request.ts';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  request: FixedRequest;
  /** Path of the page. */
  path: string;
  /** Subject for screen readers, which may read the link out of context. */
  about?: string;
};

const replyOf = ({ reply = replyWithin('general-question') }: FixedRequest) => reply;

function MailLink({ request, path, about, children, ...props }: Props) {
  const { answer, asksTimeZone, caution } = request;
  const beside: Beside = { answer, asksTimeZone, caution };
  const hasAny = answer ?? asksTimeZone ?? caution;
  return (
    <ButtonLink
      {...props}
      href={mailtoUrl(fixedMessage(request, site.email, siteUrl + path))}
      {...data({
        request: hasAny ? JSON.stringify(beside) : '',
        // The message's dialog offers it.
        'may-open': caution && sealingOffered ? 'sealed-message' : undefined,
      })}
    >
      <MailIcon />
      <span>
        {children ?? labelOn(request, path)}
        {about && <span className="visually-hidden">{` (${about})`}</span>}
      </span>
    </ButtonLink>
  );
}

/**
 * A request as a mail link. With script, `runtime/openers.ts` handles the press: it stores the message and
 * offers other ways to send it. The label comes from the request's `uses` unless `children` are given.
 */
export const RequestLink = (props: Props) => (
  <ByMail reply={replyOf(props.request)}>
    <MailLink {...props} />
  </ByMail>
);

type LinksProps = Pick<Props, 'path' | 'look' | 'large'> & {
  requests: readonly FixedRequest[];
  /** How the first one looks. */
  first?: Props['look'];
};

/** Requests side by side. What their buttons do, and when we answer, is said once for all that are answered alike. */
export function RequestLinks({ requests, first, look, ...props }: LinksProps) {
  return [...Map.groupBy(requests, replyOf)].map(([reply, alike]) => (
    <ByMail key={reply} reply={reply}>
      <span>
        {alike.map((request) => (
          <MailLink
            key={request.subject}
            {...props}
            look={request === requests[0] ? (first ?? look) : look}
            request={request}
          />
        ))}
      </span>
    </ByMail>
  ));
}

/** The two actions of a hero or an ending that are both requests. */
export const RequestPair = ({ of, path }: { of: LinksProps['requests']; path: string }) => (
  <RequestLinks requests={of} first="primary" large path={path} />
);
