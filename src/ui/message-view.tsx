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
    <div className="flex items-start gap-4 px-4 py-2">
      <dt className="w-16 shrink-0 py-2 text-small font-semibold text-ink-2">{name}</dt>
      <dd className="max-h-72 min-w-0 flex-1 overflow-y-auto py-2 text-ui break-words whitespace-pre-wrap">
        {text}
      </dd>
      <CopyButton text={text} aria-label={`Copy ${name.toLowerCase()}`} className="shrink-0">
        Copy
      </CopyButton>
    </div>
  );
}
