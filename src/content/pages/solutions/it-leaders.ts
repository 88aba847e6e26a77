import { type ClaimId, marked } from '../../claims.ts';
import type { Argument } from '../argument.ts';
import { regimes } from '../../regimes.ts';
import { threatSources } from './threats.ts';

export const itLeaders = {
  heading: 'Eight threats, and when each one arrives',
  lede: 'Some of these are happening now; others wait for a machine that does not exist. A budget should know the difference.',
  sections: [
    {
      id: 'when',
      heading: 'Three letters decide what goes first',
      paragraphs: [
        'Michele Mosca’s rule: if X + Y is greater than Z, you are already late. The letters are swapped between authors, so here is what they mean on this page.',
      ],
      points: [
        {
          term: 'X, secrecy',
          text: 'How many years the record must stay secret after it is sent. The owner of the data knows.',
        },
        {
          term: 'Y, migration',
          text: 'How many years until the last system that handles it is changed. Your program office knows.',
        },
        {
          term: 'Z, the machine',
          text: 'Years until a cryptographically relevant quantum computer (CRQC). Nobody knows, so it is a range: about 11% by 2028 and 31% by 2033, said 37 experts in 2023.',
        },
      ],
    },
    {
      id: 'threats',
      heading: 'The threat landscape, row by row',
      paragraphs: [
        'Five rows need an answer in this budget. Three wait for a CRQC, yet two of those migrate so slowly that their work starts now as well.',
      ],
    },
    {
      id: 'dates',
      heading: 'Dates a board will ask about',
      paragraphs: [
        'Some bind and some advise, which is why each line says whose date it is. Law for one agency is a questionnaire for its suppliers.',
      ],
    },
    {
      id: 'architecture',
      heading: 'What you would be running',
      paragraphs: [],
      points: [
        {
          term: 'Key service',
          text: 'In your account or in ours. When it cannot be reached, cached keys go on serving reads for a period that you set, and no new ones are made.',
        },
        {
          term: 'Connectors',
          text: 'Beside databases, file shares and mail gateways. One can be taken out without decrypting what it sealed.',
        },
        {
          term: 'Policy',
          text: 'Rules are text under version control. A change needs a second person, and the version before it stays on record.',
        },
        {
          term: 'Evidence',
          text: 'Decisions and rotations leave as signed, append-only records for an archive that you own.',
        },
      ],
    },
    {
      id: 'performance',
      heading: 'Specifications, each with its scope',
      paragraphs: [
        'Nobody outside has audited these. The dagger leads to what is counted and under which conditions.',
      ],
    },
    {
      id: 'compliance',
      heading: 'Four kinds of compliance word, four kinds of proof',
      paragraphs: [
        'A law, a report, a certificate and a validation answer different questions. A slide that puts them in one row of logos answers none.',
      ],
    },
    {
      id: 'risk',
      heading: 'What could go wrong with us',
      paragraphs: [],
      points: [
        {
          term: 'The migration breaks a service',
          text: 'Old and new algorithms run side by side. The rollback date is agreed before the first change, and so is the person who may use it.',
        },
        {
          term: 'An algorithm falls',
          text: 'Every ciphertext names the algorithms that sealed it, so the affected ones are a query and their keys can be wrapped anew.',
        },
        {
          term: 'We fail as a company',
          text: 'Keys export in a documented format. The pilot ends with a restore that uses none of our software.',
        },
        {
          term: 'The key service is a single point',
          text: 'It is, by design, and it is the price of one inventory. Run two regions, and test losing one of them.',
        },
      ],
    },
    {
      id: 'audit',
      heading: 'Questions an auditor asks, and the record that answers',
      paragraphs: [],
      points: [
        {
          term: 'Who could read this file in March?',
          text: 'Policy versions with their dates, and every decision made under them.',
        },
        {
          term: 'Which systems still use RSA?',
          text: 'The key inventory by algorithm, with owner and retirement date, as CycloneDX.',
        },
        {
          term: 'When was this key last changed?',
          text: 'Rotation records: time, cause, approver.',
        },
        {
          term: 'Has anyone edited the log?',
          text: 'A hash chain whose head is countersigned each hour by a key that you hold.',
        },
      ],
    },
  ],
  // The regimes bring some of the same documents.
  sources: [
    ...Object.values(threatSources),
    ...regimes
      .map(({ source }) => source)
      .filter(({ href }) => !Object.values(threatSources).some((known) => known.href === href)),
  ],
  next: { label: 'Take a paper to your next meeting', to: '/resources/whitepapers' },
} as const satisfies Argument;

/** Under the figure of X, Y and Z. */
export const moscaCaption = {
  reading:
    'From 2027, the years of migration and then the years of secrecy. The band is the range of Z; red is secrecy that outlasts it. The three records are illustrations: put in your own.',
  machine:
    'How large such a machine must be is an estimate too. Gidney’s of 2025 for RSA-2048 is under a million noisy qubits for under a week, assuming 0.1% gate error and a microsecond cycle. Public machines hold roughly a hundred to a thousand.',
} as const;

/** Dates that no regime sets, to stand among those of the regimes. */
export const otherDates = [
  {
    year: '2026',
    who: 'NIST CMVP',
    text: 'On September 21 the last FIPS 140-2 certificates became historical.',
    source: threatSources.cmvp,
  },
  {
    year: '2030',
    who: 'NIST, in draft',
    text: 'Algorithms of 112-bit strength, such as RSA-2048, are deprecated after it.',
    source: threatSources.ir8547,
  },
  {
    year: '2035',
    who: 'NIST, in draft',
    text: 'RSA, ECDSA and ECDH of any size are disallowed after it.',
    source: threatSources.ir8547,
  },
] as const;

/** Specifications of the ledger that an operations team asks for first. */
export const performanceClaims = [
  'processing-latency',
  'concurrent',
  'uptime-platform',
  'mesh-latency',
] as const satisfies readonly ClaimId[];

/** Compliance names by what they are, and what to ask a vendor who prints them. */
export const frameworks = [
  {
    kind: 'Law',
    names: [marked.gdpr, marked.ccpa, marked.hipaa],
    text: 'Obeyed or broken. No product is certified under one, ours included.',
    ask: 'Ask which duties the contract moves to the vendor.',
  },
  {
    kind: 'Audit report',
    names: [marked.soc2],
    text: 'An auditor’s opinion on controls over some months, shown under an agreement.',
    ask: 'Ask for the period, and read the exceptions first.',
  },
  {
    kind: 'Certificate',
    names: [marked.iso],
    text: 'For the way an organization manages security.',
    ask: 'Ask whether its scope statement names the service you buy.',
  },
  {
    kind: 'Module validation',
    names: [marked.fips],
    text: 'For one version of one module on named platforms. The printed one is historical.',
    ask: 'Ask for the FIPS 140-3 status of the module in your build.',
  },
] as const;
