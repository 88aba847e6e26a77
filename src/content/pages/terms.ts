import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

export const terms = {
  heading: 'Terms of Service',
  lede: `Effective May 27, 2025. These terms cover the use of this website. Products of ${site.legalName} are supplied under a signed order, and where the two differ the order wins.`,
  sections: [
    {
      id: 'eligibility',
      heading: 'Who may use it',
      paragraphs: [
        'You must be 18 or older. An account here is a record in your own browser that opens gated reading; it is not an account with any product, and you are responsible for the device that holds it.',
      ],
    },
    {
      id: 'use',
      heading: 'What you may and may not do',
      paragraphs: [
        'You may read, print, quote with attribution and link. You may not present our text as your own, interfere with the hosting, or use the name and marks to suggest an endorsement. Good-faith security research is welcome under the disclosure rules on the security page.',
      ],
    },
    {
      id: 'content',
      heading: 'What the content is',
      paragraphs: [
        'Figures for speed, capacity and availability are marketing claims, targets or contract terms as labeled, and form part of an agreement only when an order repeats them. Articles and papers are general information, not legal or security advice for your situation. Code samples come without warranty.',
        'The site is provided as it is. We try to keep it correct and available and make no promise that it will be either.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limit of liability',
      paragraphs: [
        'As far as the law allows, our total liability is limited to the amount you paid us in the previous 12 months. Reading this site costs nothing, so for most visitors that amount is zero. Nothing here limits liability that cannot lawfully be limited.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and changes',
      paragraphs: [
        `The laws of the US state of ${site.address.region} govern these terms, without its conflict-of-law rules. A revision takes effect when it appears here with a new date, and continued use accepts it. If one clause fails, the others stand. Notices go to ${site.email}.`,
      ],
    },
  ],
  next: { label: 'Read the privacy policy', to: '/privacy' },
} as const satisfies Argument;
