import { emlFile } from '../lib/mail/eml.ts';
import { saveFile } from '../lib/files/download.ts';
import { mailLink, type MailMessage } from '../lib/mail/mailto.ts';
import { gmailComposeUrl, outlookComposeUrl } from '../lib/mail/webmail.ts';
import { fill } from '../lib/text/fill.ts';
import { Button, ButtonLink } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { ExternalLink } from './external-link.tsx';
import * as labels from './words.ts';

const asText = ({ to, subject, body }: MailMessage) =>
  fill(labels.messageAsText, { to, subject, body });

type Props = {
  message: MailMessage;
  /** The label of the mail link, if a link can carry the message. */
  linkLabel?: typeof labels.openAgain | typeof labels.openMailApp;
};

/** All ways to send or keep a message, for when the mail app did not open. */
export function MailActions({ message, linkLabel = labels.openAgain }: Props) {
  const { url, fit } = mailLink(message);
  const gmail = gmailComposeUrl(message);
  const outlook = outlookComposeUrl(message);
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
        {fit !== 'too-long' && <ButtonLink href={url}>{linkLabel}</ButtonLink>}
        <CopyButton text={asText(message)}>{labels.copyMessage}</CopyButton>
        {gmail && <WebmailLink href={gmail} name="Gmail" />}
        {outlook && <WebmailLink href={outlook} name="Outlook" />}
        <Button
          onClick={() =>
            saveFile({ name: 'request.eml', type: 'message/rfc822', text: emlFile(message) })
          }
        >
          {labels.saveMessage}
        </Button>
        {canShare && (
          <Button
            onClick={() => {
              const shared = navigator.share({ title: message.subject, text: message.body });
              // It rejects if the visitor closes the share sheet.
              shared.catch(() => undefined);
            }}
          >
            {labels.share}
          </Button>
        )}
      </div>
      {(gmail || outlook) && <p className="mt-3 text-small text-ink-2">{labels.webmailNote}</p>}
    </div>
  );
}

function WebmailLink({ href, name }: { href: string; name: string }) {
  return (
    <ExternalLink href={href} className="btn btn-secondary">
      {name}
    </ExternalLink>
  );
}
