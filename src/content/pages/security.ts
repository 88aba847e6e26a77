import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

export const security = {
  heading: 'Security, starting with this website',
  lede: 'You can check a vendor’s site in ten minutes, and it tells you something. Then ask for the evidence on everything you cannot check.',
  sections: [
    {
      id: 'site',
      heading: 'The site has little to steal',
      paragraphs: [
        'These pages are static files: no login server, no database, no form endpoint. They load no script, font or picture from a third party, and there is no analytics, chat or tag manager. Sub-processors for visitor data: none, apart from the host that serves the files.',
        'The sign-in here is a convenience inside your browser. It protects nothing on our side, so do not reuse a password that matters.',
      ],
    },
    {
      id: 'products',
      heading: 'The products use named algorithms',
      paragraphs: [
        'TLS 1.3 in transit and AES-256 at rest, with ML-KEM for key establishment. No entry on that list is a secret, and none of it removes the need to manage keys well.',
      ],
    },
    {
      id: 'claims',
      heading: 'Five names, three kinds of evidence',
      paragraphs: [
        'A logo wall hides the difference. No report or certificate is reproduced on this page; treat each line as unproven until the document is in your hands.',
      ],
      points: [
        {
          term: 'SOC 2 Type II',
          text: 'An independent auditor’s report on controls over a period.',
          status: 'Evidence on request',
        },
        {
          term: 'ISO 27001',
          text: 'A certificate for a management system, within a written scope.',
          status: 'Evidence on request',
        },
        {
          term: 'GDPR',
          text: 'European law. It governs how data is handled, and nobody issues a badge for it.',
          status: 'Law',
        },
        {
          term: 'CCPA',
          text: 'California law, with rights you can exercise by letter.',
          status: 'Law',
        },
        {
          term: 'HIPAA',
          text: 'United States law for health data, carried by contract with each covered entity.',
          status: 'Law',
        },
      ],
    },
    {
      id: 'disclosure',
      heading: 'If you find something, tell us first',
      paragraphs: [
        `Write to ${site.email} with the word vulnerability in the subject and steps to reproduce. Test only against your own data, stop when you reach someone else’s, and give us reasonable time to repair before you publish. We will not pursue anyone who stays within that.`,
      ],
    },
  ],
  next: { label: 'Write about something else', to: '/contact' },
} as const satisfies Argument;
