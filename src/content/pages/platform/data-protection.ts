import type { Argument } from '../argument.ts';

export const dataProtection = {
  heading: 'Data Protection at rest, in transit and in use',
  lede: 'Data fails differently in each of its three states. This page says which control answers which failure, and which failure none of them removes.',
  sections: [
    {
      id: 'lifecycle',
      heading: 'Data Lifecycle: one answer for each state',
      paragraphs: [
        'Ice, water and vapor are one substance under three conditions. So is a record: same bytes, three sets of circumstances, and a different thief for each.',
      ],
    },
    {
      id: 'protection-layers',
      heading: 'Advanced Protection Layers',
      paragraphs: [
        'Two layers sit above ordinary encryption. Each has a narrow job, and each can be shown on one example.',
      ],
    },
    {
      id: 'integration',
      heading: 'Seamless Integration',
      paragraphs: [
        'The phrase is ours and it deserves a definition: four places where the platform touches what you already run, and what changes there.',
      ],
      points: [
        {
          term: 'Applications',
          text: 'An SDK or an HTTP API. Two calls replace the ones that read and write a field.',
        },
        {
          term: 'Directories',
          text: 'LDAP or single sign-on. People keep one account and one leaving date.',
        },
        {
          term: 'Hardware modules',
          text: 'Master keys may stay in a module that you own and we never touch.',
        },
        {
          term: 'Archives',
          text: 'Old data is re-wrapped key by key, so nothing is encrypted again byte by byte.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What none of this removes',
      paragraphs: [
        'An authorized person can photograph a screen. A machine that runs as you decrypts as you. A deletion that policy allows is a deletion. Encryption turns those from everybody’s opportunity into somebody’s decision, with a name in a log, and that is where it ends.',
      ],
    },
  ],
  sources: [
    {
      label: 'NIST, FIPS 203 (ML-KEM)',
      href: 'https://csrc.nist.gov/pubs/fips/203/final',
    },
    {
      label: 'NIST SP 800-90B, Entropy sources',
      href: 'https://csrc.nist.gov/pubs/sp/800/90/b/final',
    },
    {
      label: 'OMB M-23-02, on data that is recorded now and decrypted later',
      href: 'https://www.whitehouse.gov/wp-content/uploads/2022/11/M-23-02-M-Memo-on-Migrating-to-Post-Quantum-Cryptography.pdf',
    },
  ],
  next: { label: 'See how the encryption works', to: '/platform/explore-encryption' },
} as const satisfies Argument;

/** Where to start, by what worries the reader. */
export const protectionParts = {
  heading: 'Start with the part that worries you',
  cards: [
    {
      term: 'Explore Encryption',
      text: 'Which algorithm wraps which key, and what is left to trust.',
      to: '/platform/explore-encryption',
    },
    {
      term: 'Learn About Storage',
      text: 'Where the fragments live, and how many sites must agree to rebuild a file.',
      to: '/platform/learn-about-storage',
    },
    {
      term: 'Discover Controls',
      text: 'Who may open what, on which device, and which rule decided.',
      to: '/platform/discover-controls',
    },
  ],
} as const;

/** The three states of data, by the numbers of their regions in the figure. */
export const dataStates = {
  rest: {
    term: 'At rest',
    number: 1,
    phase: 'solid',
    failure: 'Disks get lost, backups get copied, drives are sold with files on them.',
    answer:
      'AES-256 covers the content and a post-quantum wrap covers its key. The disk alone is noise.',
    left: 'Whoever holds disk and key opens it. They must not live in one building.',
    link: { label: 'Where the shares of a key are kept', to: '/platform/learn-about-storage' },
  },
  transit: {
    term: 'In transit',
    number: 2,
    phase: 'liquid',
    failure:
      'Sessions can be recorded today and decrypted in another decade. M-23-02 names that adversary.',
    answer:
      'Hybrid key establishment: the recording stays closed unless both an old and a new problem fall.',
    left: 'Length and timing of traffic. The mesh blurs them, and does not erase them.',
    link: { label: 'How the mesh moves a message', to: '/platform/communications' },
  },
  use: {
    term: 'In use',
    number: 3,
    phase: 'gas',
    failure: 'Somewhere, software must see plaintext. That is where most breaches read it.',
    answer:
      'The place is kept small, brief and logged. Each opening is a decision by a rule with a name.',
    left: 'The plaintext itself. No product we know of computes on everything while it is sealed.',
    link: { label: 'Which rule lets whom open what', to: '/platform/discover-controls' },
  },
} as const;

/** The two layers, each with an example of what it does. */
export const protectionLayers = {
  physics: {
    term: 'Physics-Based Security',
    text: 'Physical noise sources seed key generation. They are an input to standard algorithms and replace none of them.',
    steps: [
      { term: 'Source', text: 'Noise from a physical process is sampled.' },
      { term: 'Health test', text: 'Repetition and bias are counted, as SP 800-90B asks.' },
      { term: 'Mix', text: 'The sample is hashed with the system generator’s output.' },
      {
        term: 'Fallback',
        text: 'If the test fails, the system generator goes on alone, with an alarm.',
      },
    ],
  },
  ai: {
    term: 'AI-Safe Architecture',
    text: 'Sensitive fields are removed or tokenized before a model receives the record. A field that never arrives cannot be repeated in an answer.',
    caption: 'An example record, and what the model is given',
    columns: ['Field', 'Stored', 'Given to the model'],
    rows: [
      { field: 'Name', stored: 'M. Example', given: 'person-0417', kind: 'token' },
      { field: 'Date of birth', stored: '1971-03-02', given: '50 to 59', kind: 'coarse' },
      { field: 'Account', stored: '00 4471 2290', given: 'removed', kind: 'removed' },
      { field: 'Complaint', stored: 'Late delivery', given: 'Late delivery', kind: 'kept' },
    ],
  },
} as const;

/** The words around the figure and its panels. */
export const dataProtectionLabels = {
  figure:
    'Carbon dioxide, by the Clausius–Clapeyron relation: 1 solid, 2 liquid, 3 gas. At the bright point all three exist together. A file being opened is there too: on the disk, on the wire and in memory at once.',
  failure: 'How it fails',
  answer: 'The control',
  left: 'What is left',
} as const;
