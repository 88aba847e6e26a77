import { type ClaimId, marked } from '../claims.ts';
import type { Argument } from './argument.ts';
import { suiteSection } from './products-solutions/suite.ts';

export const productsSolutions = {
  heading: 'Post-quantum products you can deploy today',
  lede: 'What is available says so. What is coming carries no date, because a date is a promise we would rather not break.',
  sections: [
    {
      id: 'featured',
      heading: 'Ask several models, show none of them everything',
      paragraphs: [
        'The private AI aggregation platform takes one question, removes what identifies you, sends parts to several models and assembles the answer on your side.',
        'It reduces what each provider can learn. It does not make a careless prompt safe: a name typed into the question body is found only if a rule describes it.',
      ],
    },
    suiteSection,
    {
      id: 'advantages',
      heading: 'Three advantages we claim',
      paragraphs: [],
      points: [
        {
          term: marked['speed-rsa'],
          text: 'Opening a wrapped key, on one core of one server. ML-KEM is quick everywhere, so ask what else was measured.',
          status: 'Marketing claim',
        },
        {
          term: marked['uptime-products'],
          text: 'Only as far as a signed order says, with a credit when it is missed. The [terms of this site](/terms) grant no uptime.',
          status: 'Contract',
        },
        {
          term: 'Insurance backing',
          text: 'Cover exists under conditions, and the conditions are the product. Read them before you rely on it.',
          status: 'Terms on request',
        },
      ],
    },
    {
      id: 'uptime',
      heading: 'Why you will meet three uptime numbers',
      paragraphs: [
        'They belong to three different things. A product that stands on storage cannot be more available than storage is, so ask which number your order contains and what happens when it is missed.',
      ],
    },
  ],
  next: { label: 'See an available product run', to: '/free-demo' },
} as const satisfies Argument;

/** Under the figure of six strings. */
export const modesCaption =
  'The first modes of one string, in the order of the cards below: solid lines ship, dashed ones are coming.';

/** The three uptime figures, from the most to the least forgiving. */
export const uptimeClaims = [
  'uptime-storage',
  'uptime-platform',
  'uptime-products',
] as const satisfies readonly ClaimId[];

/** The page in sentences, for readers and search engines that want it in one piece. */
export const summary = [
  'Available now: the private AI aggregation platform, the e-mail protection add-in for an office suite, and secure document storage and sharing. Coming soon: the backup product, secure chat and voice, and ParticleBeam, wireless from seabed to space.',
  'Claimed advantages are speed against RSA-4096, an uptime guarantee by contract, and insurance backing with terms on request. Each figure leads to its definition.',
] as const;
