import PostalMime from 'postal-mime';

import { type Arrived, withoutLastBreaks } from './messages.ts';

/** Reads a message as its recipient's program does. */
export async function readArrived(source: Buffer): Promise<Arrived> {
  const mail = await PostalMime.parse(source);
  const recipients = [mail.to, mail.cc, mail.bcc].flatMap((list) => list ?? []);
  return {
    to: recipients.map(({ address = '' }) => address),
    subject: mail.subject ?? '',
    body: withoutLastBreaks((mail.text ?? '').replaceAll(/\r?\n/g, '\r\n')),
  };
}
