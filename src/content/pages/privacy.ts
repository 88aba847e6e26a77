import { company } from '../../config/site.ts';
import { longDate } from '../../lib/text/format.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Privacy Policy',
  description: `See what this site keeps in your browser, what reaches us when you write to us, and how to export or delete it. Effective ${longDate(company.law.privacy.effective)}.`,
};

/* Of the privacy policy, besides its text. */

/** Shown if forms go to a server instead of the visitor's mail app. */
export const whatAFormSends = 'What a form sends';
/** `keptBy` is such as "for us, in Ireland". */
export const formSends =
  'When you press the button of a form, its fields, the path of the page and the time go over HTTPS to {host}, which is run {keptBy}. No cookie goes with them. We use them as we use an e-mail with the same text, on the same ground and for as long. If sending fails, the page says so, and you can send the message by e-mail instead. A copy stays in your browser’s Outbox.';

/** The columns of the table of messages, and its rows: what it is, and what for. */
export const whatWeReceive = 'What we receive';
export const whatFor = 'What for';
export const messageUses = {
  requests: ['Requests for a demo, review, offer', 'To answer, and to prepare what you ask for'],
  newsletter: ['Newsletter requests', 'To send it, about once a month'],
  other: ['Everything else', 'To answer'],
  vulnerabilities: ['Reports of vulnerabilities', 'To repair the fault and credit the finder'],
} as const;
/** Which of them there are follows from the pages that are published. */
export const applications = {
  both: 'Partner and job applications',
  partners: 'Partner applications',
  jobs: 'Job applications',
} as const;
export const applicationsUse = 'To decide on them';

export const localData = {
  id: 'local-data',
  heading: 'Your data in this browser',
  text: 'Export writes a JSON file with every item of the table above that’s in this browser, but not the list of accounts. Delete removes them all, including your answer to the cookie banner, so it will ask again.',
  noScript:
    'JavaScript is off, so this site stores nothing new. To delete what’s left from before, clear this site’s data in your browser’s settings.',
} as const;

export const privacyRequest = 'Privacy request';
