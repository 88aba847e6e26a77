import type { Sample } from '../config/sample.ts';
import { brand } from '../config/brand.ts';

type Person = Sample & {
  readonly name: string;
  readonly role: string;
  readonly line: string;
  /** Path of a photograph below `src/content/`, for example `people/ada.jpg`; without one, a drawing made from the name. */
  readonly photo?: string;
};

type Executive = Person & {
  /** Introduces them to journalists. */
  readonly biography: string;
};

/** Also the people whom journalists may quote. */
export const executives: readonly Executive[] = [
  {
    name: 'Ingrid Halvorsgaard',
    sample: true,
    role: 'Chief Executive Officer',
    line: 'Ran records systems for a hospital group, where deleting a file is harder than keeping it.',
    biography:
      'Leads the company. Before that she ran records systems for a hospital group, where deleting a file turned out to be harder than keeping it. Speaks about: the company, long-lived records, what customers ask.',
  },
  {
    name: 'Tobias Wrenfield',
    sample: true,
    role: 'Chief Technology Officer',
    line: 'Built radio networks for rough weather. Answers for every number about the mesh.',
    biography: `Built radio networks for rough weather. Responsible for ${brand.mesh.name} and for the numbers published about it. Speaks about: networks, failover, the cost of post-quantum key exchange.`,
  },
  {
    name: 'Lucinda Abarquez',
    sample: true,
    role: 'Chief Information Security Officer',
    line: 'Twelve years an IT auditor for banks, then their head of audit. Holds a CISA.',
    biography:
      'A former auditor who reads the exceptions first. Speaks about: inventories, compliance, what a certificate does and does not prove.',
  },
  {
    name: 'Maren Tollefsdal',
    sample: true,
    role: 'Principal Cryptographer',
    line: 'Decides what we may claim about our own algorithm.',
    biography:
      'Decides what may be claimed about the company’s own algorithm. Speaks about: ML-KEM, hybrid key exchange, independent review.',
  },
];

export const directors: readonly Person[] = [
  {
    name: 'Rosalind Petterby',
    sample: true,
    role: 'Chair, independent',
    line: 'Thirty years in public-sector archives. Asks whether a format will still open in a century.',
  },
  {
    name: 'Hamish Ouelgrant',
    sample: true,
    role: 'Director, independent',
    line: 'Spent a career in reinsurance pricing tail risk. Chairs the audit committee.',
  },
  {
    name: 'Noor Castellane',
    sample: true,
    role: 'Director, for the investors',
    line: 'Represents the fund that paid for our second product.',
  },
];
