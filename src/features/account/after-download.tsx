import { site } from '../../config/site.ts';
import { replyWithin } from '../../content/product/buying.ts';
import { data } from '../../lib/dom/attributes.ts';
import { mailtoUrl } from '../../lib/mail/mailto.ts';
import { type FixedRequest, fixedMessage } from '../request/fixed-request.ts';

type Props = {
  request: FixedRequest;
  /** Path and hash of the paper. */
  path: string;
};

/** Offers a mail to the author, in a line that `gated-downloads.enhancer.ts` shows after the download. */
export const AfterDownload = ({ request, path }: Props) => (
  <span role="status" className="block">
    <span hidden {...data({ after: '' })}>
      A question about it?{' '}
      <a
        className="link"
        href={mailtoUrl(fixedMessage(request, site.email, `${site.origin}${path}`))}
        {...data({ request: '' })}
      >
        Ask the author by e-mail
      </a>
      : reply within {replyWithin('General question')}.
    </span>
  </span>
);
