import type { Argument } from './argument.ts';

export const productsSolutions = {
  heading: 'Six products, three of them shipping',
  lede: 'What is available says so. What is coming carries no date, because a date is a promise we would rather not break.',
  sections: [
    {
      id: 'featured',
      heading: 'Ask several models, show none of them everything',
      paragraphs: [
        'The private AI aggregation platform takes one question, removes what identifies you, sends parts to several models and assembles the answer on your side. It reduces what each provider can learn; it does not make a careless prompt safe.',
      ],
    },
    {
      id: 'suite',
      heading: 'The suite, with status',
      paragraphs: [],
      points: [
        {
          term: 'Private AI aggregation platform',
          text: 'One policy over several models, and an audit trail that you keep.',
          status: 'Available Now',
        },
        {
          term: 'Backup product',
          text: 'Copies that stay unreadable to whoever stores them, with restores tested on a schedule.',
          status: 'Coming Soon',
        },
        {
          term: 'E-mail protection add-in',
          text: 'Works inside an office suite, where people already write. Recipients outside get a sealed reply page.',
          status: 'Available Now',
        },
        {
          term: 'Secure chat and voice',
          text: 'Calls and messages over ParticleMesh, for teams that cannot use a consumer app.',
          status: 'Coming Soon',
        },
        {
          term: 'Secure document storage and sharing',
          text: 'Share a file for an afternoon. The link ends, and so does the key.',
          status: 'Available Now',
        },
        {
          term: 'Seabed-to-space wireless (ParticleBeam)',
          text: 'A carrier for remote platforms, vessels and vehicles. In development, behind the network it will extend.',
          status: 'Coming Soon',
        },
      ],
    },
    {
      id: 'advantages',
      heading: 'Three advantages we claim',
      paragraphs: [],
      points: [
        {
          term: '15x faster than RSA-4096',
          text: 'Against private-key operations, by our own comparison. ML-KEM is quick everywhere, so ask what else was measured.',
          status: 'Claim',
        },
        {
          term: '99.999% uptime guarantee',
          text: 'For the products on this page, only as far as a signed order says. The terms of this site grant no uptime.',
          status: 'Contract',
        },
        {
          term: 'Insurance backing',
          text: 'Cover exists under conditions. Ask for them before you rely on it.',
          status: 'Terms on request',
        },
      ],
    },
    {
      id: 'uptime',
      heading: 'Why you will meet three uptime numbers',
      paragraphs: [
        '99.9% belongs to the storage service, 99.99% to the control plane and enterprise agreements, 99.999% to the products above. A product that stands on storage cannot be more available than storage is, so ask which number your order contains and what happens when it is missed.',
      ],
    },
  ],
  next: { label: 'See an available product run', to: '/free-demo' },
} as const satisfies Argument;

/** The short form at the foot of the page. */
export const demoContact = {
  id: 'demo',
  heading: 'Pick one and watch it run',
  text: 'Name the product and we answer with a time. Choose one that is still coming, and the answer is a design review instead.',
} as const;
