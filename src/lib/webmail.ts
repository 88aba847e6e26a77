import {
  type MailMessage,
  mailAddress,
  normalizeBody,
  normalizeSubject,
  percentEncode,
} from './mailto.ts';

/** Longest compose link, in characters. */
export const webmailBudget = 1_900;

function withinBudget(url: string): string | null {
  return url.length <= webmailBudget ? url : null;
}

/**
 * Links to Gmail's compose window, by an undocumented address. The link sends the message to Google, so its
 * control must name Gmail. Returns null above `webmailBudget`; throws as `mailtoUrl` does.
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
 * As `gmailComposeUrl`, for Outlook on the web. For signed-out visitors, Microsoft's redirect turns spaces into
 * plus signs.
 */
export function outlookComposeUrl({ to, subject, body }: MailMessage): string | null {
  const query = [
    `to=${percentEncode(mailAddress(to))}`,
    `subject=${percentEncode(normalizeSubject(subject))}`,
    `body=${percentEncode(normalizeBody(body))}`,
  ];
  return withinBudget(`https://outlook.office.com/mail/deeplink/compose?${query.join('&')}`);
}
