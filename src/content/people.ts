type Person = {
  readonly name: string;
  readonly role: string;
  /** What they bring, in a line. */
  readonly line: string;
  /** A photograph under `src/content/`, such as `people/ada.jpg`; without one the name is drawn. */
  readonly photo?: string;
};

type Executive = Person & {
  /** For journalists: who they are and what they speak about. */
  readonly biography: string;
};

/** The people who run the company; also those whom journalists may quote. */
export const executives: readonly Executive[] = [
  {
    name: 'Ingrid Halvorsgaard',
    role: 'Chief Executive Officer',
    line: 'Ran records systems for a hospital group, and has the deletion stories.',
    biography:
      'Leads the company. Before that she ran records systems for a hospital group, where deleting a file turned out to be harder than keeping it. Speaks about: the company, long-lived records, what customers ask.',
  },
  {
    name: 'Tobias Wrenfield',
    role: 'Chief Technology Officer',
    line: 'Built radio networks for places with weather. Answers for every number about the mesh.',
    biography:
      'Built radio networks for places with weather. Responsible for ParticleMesh and for the numbers published about it. Speaks about: networks, failover, the cost of post-quantum key exchange.',
  },
  {
    name: 'Lucinda Abarquez',
    role: 'Chief Information Security Officer',
    line: 'Former auditor. Reads the exceptions first, then the policy they are exceptions to.',
    biography:
      'A former auditor who reads the exceptions first. Speaks about: inventories, compliance, what a certificate does and does not prove.',
  },
  {
    name: 'Maren Tollefsdal',
    role: 'Principal Cryptographer',
    line: 'Decides what we may claim about our own algorithm, and has said no more often than yes.',
    biography:
      'Decides what may be claimed about the company’s own algorithm. Speaks about: ML-KEM, hybrids, review and its absence.',
  },
];

export const directors: readonly Person[] = [
  {
    name: 'Rosalind Petterby',
    role: 'Chair, independent',
    line: 'Thirty years in public-sector archives. Asks what a format will mean to someone not yet born.',
  },
  {
    name: 'Hamish Ouelgrant',
    role: 'Director, independent',
    line: 'From reinsurance, where a tail risk has a price. Chairs the audit committee.',
  },
  {
    name: 'Noor Castellane',
    role: 'Director, for the investors',
    line: 'Represents the fund that paid for the second product, and reads the burn rate aloud.',
  },
];
