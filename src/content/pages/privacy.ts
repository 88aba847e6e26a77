import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

export const privacy = {
  heading: 'Privacy Policy',
  lede: 'Effective January 1, 2025. This site is a set of files without a server application behind them, so it has no database to put you in.',
  sections: [
    {
      id: 'stored-here',
      heading: 'What stays in your browser',
      paragraphs: [
        'Anything this site remembers it keeps in your browser’s own storage, on your device. It sets no cookies and runs no analytics.',
      ],
      points: [
        {
          term: 'Account',
          text: 'If you create one, your profile and sign-in details exist only in that browser. Clearing site data deletes them, and we cannot recover them.',
        },
        {
          term: 'Consent choice',
          text: 'Your answer to the banner, so that it need not ask again.',
        },
        {
          term: 'Comments',
          text: 'Shown to you until you leave the page, then gone.',
        },
      ],
    },
    {
      id: 'leaves',
      heading: 'What leaves it, and by whose hand',
      paragraphs: [
        `A form on this site composes a message and opens your e-mail program. We receive it at ${site.email} only if you send it, and then we hold what you wrote, as with any letter. We use it to answer you, keep it while the matter is open or a law requires it, and do not sell it.`,
        'The company that hosts these files sees the network address and the page of each request. Links to other sites lead to their policies.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights under GDPR and CCPA',
      paragraphs: [
        'You may ask for access to the correspondence we hold, its correction, its deletion or a copy, and you may object to its use. Write from the address concerned so that we can recognize you. Residents of the European Economic Area may also complain to their supervisory authority. For browser storage, you have the controls and we have none.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The site is not for children under 13, or under 16 in the European Economic Area. We do not knowingly keep messages from them; a parent who finds one can have it deleted.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        `A changed policy is published here under a new effective date. Questions go to ${site.legalName}, at the address above.`,
      ],
    },
  ],
  next: { label: 'See how the site itself is secured', to: '/security' },
} as const satisfies Argument;
