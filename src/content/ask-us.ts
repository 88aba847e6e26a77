import * as words from './request-words.ts';
import type { FixedRequest } from '../lib/mail/mailto.ts';

/* Apart from the other requests, because islands load these in the browser. */

export const askUs = {
  id: 'ask-us',
  subject: words.askUsSubject,
  text: words.askUsMail,
  uses: [{ on: '/404', label: words.askUs }],
} as const;

/** Mails a comment to an article's authors. */
export const commentOn = (text: string): FixedRequest => ({
  id: 'comment',
  subject: words.commentSubject,
  text: text === '' ? words.commentMail : `${words.commentMail}\n\n${text}`,
});
