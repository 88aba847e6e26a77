import type { Argument } from '../argument.ts';

export const caseStudies = {
  heading: 'Six migrations, and how long each one took',
  lede: 'Illustrative stories; company names are withheld and every detail is sample content. They are chosen for the order of work, which is the part that transfers.',
  sections: [
    {
      id: 'featured',
      heading: 'Two that began with an inventory',
      paragraphs: [],
      points: [
        {
          term: 'Regional insurer',
          status: 'Financial Services, 9 months',
          text: 'Challenge: forty years of policies under RSA wraps. Solution: re-wrap keys with ML-KEM, oldest first. Results: one key list; no content re-encrypted; audit questions answered from a report; two forgotten archives found.',
        },
        {
          term: 'State records agency',
          status: 'Government, 12 months',
          text: 'Challenge: a request for a cryptographic inventory nobody could fill. Solution: scanner first, policy second. Results: every certificate owned; a dated plan; suppliers asked in writing; three systems retired instead of migrated.',
        },
      ],
    },
    {
      id: 'stories',
      heading: 'Four that began with a finding',
      paragraphs: [],
      points: [
        {
          term: 'Machine-tool maker',
          status: 'Manufacturing, 8 months',
          text: 'Challenge: one firmware key for a whole fleet. Solution: hash-based signatures from a hardware module. Results: per-line keys; signed rollback; a spare ceremony; a service contract that mentions cryptography.',
        },
        {
          term: 'Hospital network',
          status: 'Healthcare, 6 months',
          text: 'Challenge: images copied to a research model. Solution: tokenize before export. Results: identifiers removed; research continued; consent respected per field; copies traceable.',
        },
        {
          term: 'Transmission operator',
          status: 'Energy, 10 months',
          text: 'Challenge: a control link that failed over by telephone. Solution: ParticleMesh on two carriers and radio. Results: routes rehearsed monthly; no operator action on loss; old controllers fenced; spares stocked.',
        },
        {
          term: 'Software host',
          status: 'Technology, 3 months',
          text: 'Challenge: a contractor’s token that opened everything. Solution: grants with end dates. Results: standing access down to a named few; denials explained; onboarding unchanged; logs exported to customers.',
        },
      ],
    },
    {
      id: 'pattern',
      heading: 'What the six have in common',
      paragraphs: [
        'The list came before the algorithm. Nobody migrated everything, and each project stopped at a written boundary. The slow part was never mathematics: it was finding who owned a key.',
      ],
    },
  ],
  next: { label: 'Describe a case of your own', to: '/free-demo' },
} as const satisfies Argument;
