import type { MailMessage } from '../lib/mailto.ts';
import { CopyButton } from './copy-button.tsx';

/** A message in full: recipient, subject and body, each of which can be selected or copied. */
export function MessageView({ message }: { message: MailMessage }) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line-2">
      <Part name="To" text={message.to} />
      <Part name="Subject" text={message.subject} />
      <Part name="Body" text={message.body} />
    </dl>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 sm:grid-cols-[4rem_1fr_auto] sm:items-start">
      <dt className="py-2.5 text-small font-semibold text-ink-2">{name}</dt>
      <dd className="col-span-2 row-start-2 max-h-72 min-w-0 overflow-y-auto py-2 text-ui wrap-anywhere whitespace-pre-wrap sm:col-span-1 sm:row-start-auto">
        {text}
      </dd>
      <CopyButton
        text={text}
        aria-label={`Copy ${name.toLowerCase()}`}
        className="justify-self-end"
      >
        Copy
      </CopyButton>
    </div>
  );
}
