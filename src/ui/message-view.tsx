import { useRef } from 'react';

import { mailLink, type MailMessage } from '../lib/mail/mailto.ts';
import { CopyButton } from './copy-button.tsx';
import * as labels from './words.ts';
import { selectText } from '../lib/dom/clipboard.ts';
import { emlFile } from '../lib/mail/eml.ts';
import { saveFile } from '../lib/files/download.ts';
import { gmailComposeUrl, outlookComposeUrl } from '../lib/mail/webmail.ts';
import { fill } from '../lib/text/fill.ts';
import { Button, ButtonLink } from './button.tsx';
import { ExternalLink } from './links.tsx';

const asText = ({ to, subject, body }: MailMessage) =>
  fill(labels.messageAsText, { to, subject, body });

type Props = {
  message: MailMessage;
  /** Whether to offer web mail sites. */
  webmail?: boolean | undefined;
  /** The label of the mail link, if a link can carry the message. */
  linkLabel?: typeof labels.openAgain | typeof labels.openMailApp;
};

/** All ways to send or keep a message, for when the mail app did not open. */
export function MailActions({ message, webmail = true, linkLabel = labels.openAgain }: Props) {
  const { url, fit } = mailLink(message);
  const gmail = webmail && gmailComposeUrl(message);
  const outlook = webmail && outlookComposeUrl(message);
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

/** Separate from the cryptography, so that every page can load it. */
export const isSealed = (body: string): boolean =>
  body.includes('-----BEGIN AGE ENCRYPTED FILE-----');

/** A message with a Copy button for each part. */
export function MessageView({ message }: { message: MailMessage }) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line-2">
      <Part name={labels.messageTo} copyLabel={labels.copyAddress} text={message.to} />
      <Part name={labels.messageSubject} copyLabel={labels.copySubject} text={message.subject} />
      <Part name={labels.messageBody} copyLabel={labels.copyBody} text={message.body} scrolls />
    </dl>
  );
}

type PartProps = {
  name: string;
  /** The button's accessible name. */
  copyLabel: string;
  text: string;
  scrolls?: boolean;
};

function Part({ name, copyLabel, text, scrolls = false }: PartProps) {
  const shown = useRef<HTMLDivElement>(null);
  // Focusable, so that the keyboard can scroll it.
  const scroller = scrolls && { role: 'group', 'aria-label': name, tabIndex: 0 };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-2 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <dt className="self-center py-2 text-small font-semibold text-ink-2 sm:self-auto">{name}</dt>
      <dd className="col-span-2 row-start-2 min-w-0 text-ui sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <div
          {...scroller}
          ref={shown}
          className="max-h-[min(18rem,22vh)] overflow-y-auto py-2 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </div>
      </dd>
      <dd className="col-start-2 row-start-1 sm:col-start-3">
        <CopyButton text={text} aria-label={copyLabel} onRefused={() => selectText(shown.current)}>
          {labels.copy}
        </CopyButton>
      </dd>
    </div>
  );
}
