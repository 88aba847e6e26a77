import {
  type MailMessage,
  mailAddress,
  normalizeBody,
  normalizeSubject,
  percentEncode,
} from './mailto.ts';

/** Longest compose link, in characters. */
export const webmailBudget = 1_900;

/** @param start the address up to the recipient */
function composeUrl(
  start: string,
  subjectName: string,
  { to, subject, body }: MailMessage,
): string | null {
  const query = [
    `to=${percentEncode(mailAddress(to))}`,
    `${subjectName}=${percentEncode(normalizeSubject(subject))}`,
    `body=${percentEncode(normalizeBody(body))}`,
  ];
  const url = start + query.join('&');
  return url.length <= webmailBudget ? url : null;
}

/**
 * Links to Gmail's compose window, by an undocumented address. The link sends the message to Google, so its
 * control must name Gmail. Returns null above `webmailBudget`; throws as `mailtoUrl` does.
 */
export const gmailComposeUrl = (message: MailMessage): string | null =>
  composeUrl('https://mail.google.com/mail/?view=cm&fs=1&', 'su', message);

/**
 * As `gmailComposeUrl`, for Outlook on the web. For signed-out visitors, Microsoft's redirect turns spaces into
 * plus signs.
 */
export const outlookComposeUrl = (message: MailMessage): string | null =>
  composeUrl('https://outlook.office.com/mail/deeplink/compose?', 'subject', message);
