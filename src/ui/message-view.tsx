import type { MailMessage } from '../lib/mail/mailto.ts';
import { CopyButton } from './copy-button.tsx';
import * as labels from './words.ts';

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
  // Focusable, so that the keyboard can scroll it.
  const scroller = scrolls && { role: 'group', 'aria-label': name, tabIndex: 0 };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-2 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <dt className="self-center py-2 text-small font-semibold text-ink-2 sm:self-auto">{name}</dt>
      <dd className="col-span-2 row-start-2 min-w-0 text-ui sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <div
          {...scroller}
          className="max-h-[min(18rem,22vh)] overflow-y-auto py-2 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </div>
      </dd>
      <dd className="col-start-2 row-start-1 sm:col-start-3">
        <CopyButton text={text} aria-label={copyLabel}>
          {labels.copy}
        </CopyButton>
      </dd>
    </div>
  );
}
