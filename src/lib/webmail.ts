import {
  type MailMessage,
  mailAddress,
  normalizeBody,
  normalizeSubject,
  percentEncode,
} from './mailto.ts';

/** Characters of a whole compose link above which webmail is not offered. */
export const webmailBudget = 1_900;

function withinBudget(url: string): string | null {
  return url.length <= webmailBudget ? url : null;
}

/**
 * Opens Gmail's compose window with the message. Google does not document this address. The text
 * travels to a third party inside the link: offer it on a labelled control only.
 *
 * @returns null when the link would pass `webmailBudget`
 * @throws RangeError when `to` is not one plain address
 */
export function gmailComposeUrl({ to, subject, body }: MailMessage): string | null {
  const query = [
    'view=cm',
    'fs=1',
    `to=${percentEncode(mailAddress(to))}`,
    `su=${percentEncode(normalizeSubject(subject))}`,
    `body=${percentEncode(normalizeBody(body))}`,
  ];
  return withinBudget(`https://mail.google.com/mail/?${query.join('&')}`);
}

/**
 * Opens Outlook on the web with the message. When the visitor is signed out, Microsoft's redirect
 * turns spaces into plus signs. The text travels to a third party inside the link, as with Gmail.
 *
 * @returns null when the link would pass `webmailBudget`
 * @throws RangeError when `to` is not one plain address
 */
export function outlookComposeUrl({ to, subject, body }: MailMessage): string | null {
  const query = [
    `to=${percentEncode(mailAddress(to))}`,
    `subject=${percentEncode(normalizeSubject(subject))}`,
    `body=${percentEncode(normalizeBody(body))}`,
  ];
  return withinBudget(`https://outlook.office.com/mail/deeplink/compose?${query.join('&')}`);
}
