import { whileSample } from '../../../config/sample.ts';
import { marked } from '../../claims.ts';
import type { Argument } from '../argument.ts';

export const military = {
  heading: 'CNSA 2.0 binds new acquisitions from January 1, 2027',
  lede: 'For national security systems the algorithm list is short and closed. This page says what is on it, what is not, and which questions belong on another channel.',
  sections: [
    {
      id: 'suite',
      heading: 'The list, and the near misses',
      paragraphs: [
        'Good algorithms are missing from CNSA 2.0, our own default among them. ParticleMesh uses X25519 with ML-KEM-768 elsewhere; on a national security system that setting is wrong, so ask for the 1024 profile.',
      ],
    },
    {
      id: 'firmware',
      heading: 'A firmware key that must learn to count',
      paragraphs: [
        'LMS and XMSS sign firmware with hashes alone. The public key is the root of a tree; each leaf is a key that signs once. A signature carries the leaf and one sibling for every level, and the verifier hashes its way up to the root.',
        'The danger is not a quantum computer. It is a backup. Restore yesterday’s state and a leaf signs twice, and two signatures from one leaf can be enough to forge a third. SP 800-208 therefore keeps the counter in hardware and allows no export of the private key.',
        'A tree of height 20 signs 1,048,576 images, and each signature spends 20 hashes of 24 bytes on its path (LMS with SHA-256/192, which NSA recommends). NSA allows LMS and XMSS only; the multi-tree HSS and XMSS^MT, which could divide one key among modules, are not allowed. Ask who holds the counter before you ask anything else, and what happens on the day that device dies.',
      ],
    },
    {
      id: 'dates',
      heading: 'Four dates from the CNSA 2.0 FAQ',
      paragraphs: [],
    },
    {
      id: 'architecture',
      heading: 'Built to lose parts of itself',
      paragraphs: [
        'Each card starts from a loss, and says what holds as well as what does not come back.',
      ],
    },
    {
      id: 'missions',
      heading: 'Each mission has its own limit',
      paragraphs: [],
      points: [
        {
          term: 'Command and control',
          status: 'Limit: latency',
          text: `Short orders over whatever path is left. The target is ${marked['mesh-latency']} within one continent; a hop over a geostationary satellite alone takes longer.`,
        },
        {
          term: 'Coalition logistics',
          status: 'Limit: trust',
          text: 'Partners hold keys for their own compartments. Nobody needs an account in another country’s directory.',
        },
        {
          term: 'Sensor feeds',
          status: 'Limit: bytes',
          text: 'An ML-DSA-87 signature is 4,627 bytes, often more than the reading. Feeds are signed in batches, with the batch size as a setting.',
        },
        {
          term: 'Archives',
          status: 'Limit: decades',
          text: 'Records whose declassification date is a lifetime away. Wraps are renewed on a schedule; the ciphertext stays where it is.',
        },
      ],
    },
    {
      id: 'certifications',
      heading: 'Certification, in the present tense',
      paragraphs: [
        'This page asserts no authorization to operate and no listing that you could not look up yourself.',
      ],
    },
    {
      id: 'voices',
      heading: 'What program offices said',
      paragraphs: [
        whileSample('Sample quotations, by role and sector. No agency is behind them.') ||
          'By role and sector.',
      ],
    },
    {
      id: 'contact',
      heading: 'The first message should say almost nothing',
      paragraphs: [
        'Your agency, your role, and the secure channel you would rather use. No program names, no site names, no system details. The briefing itself takes place where you choose, with cleared staff of yours in the room and slides that stay behind.',
      ],
    },
  ],
  sources: [
    {
      label: 'NSA, CNSA 2.0 FAQ (version 2.1, December 2024)',
      href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
    },
    {
      label: 'NIST SP 800-208, Stateful hash-based signatures',
      href: 'https://csrc.nist.gov/pubs/sp/800/208/final',
    },
    {
      label: 'RFC 8554, Leighton-Micali hash-based signatures',
      href: 'https://www.rfc-editor.org/rfc/rfc8554',
    },
    {
      label: 'NIST, FIPS 204 (ML-DSA)',
      href: 'https://csrc.nist.gov/pubs/fips/204/final',
    },
    {
      label: 'NIST CMVP, Programmatic transitions',
      href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
    },
  ],
  next: { label: 'Write about something unclassified', to: '/contact' },
} as const satisfies Argument;

/** Stands above every request that leaves this page by e-mail. */
export const noSecretsByMail =
  'E-mail is not for classified or controlled information. Say only that you want a briefing.';

/** What the suite names for each use, what is close to it and not in it, and the setting to ask for. */
export const suiteRows = [
  {
    use: 'Key establishment',
    listed: 'ML-KEM-1024',
    miss: 'ML-KEM-768, X25519',
    setting: '1024 profile; never the default',
  },
  {
    use: 'Signatures',
    listed: 'ML-DSA-87, for any use',
    miss: 'ML-DSA-65, SLH-DSA',
    setting: 'Certificates from your own authority',
  },
  {
    use: 'Firmware signing',
    listed: 'LMS or XMSS (SP 800-208), or ML-DSA-87',
    miss: 'HSS, XMSS^MT, SLH-DSA',
    setting: 'LMS, counter in your hardware module',
  },
  {
    use: 'Encryption',
    listed: 'AES-256',
    miss: 'AES-128',
    setting: 'No change: it is the only one we use',
  },
  {
    use: 'Hash',
    listed: 'SHA-384 or SHA-512',
    miss: 'SHA-256 for general use',
    setting: 'SHA-384 profile',
  },
] as const;

/** The heads of that table. */
export const suiteHeads = {
  use: 'Use',
  listed: 'In CNSA 2.0',
  miss: 'Close, and not in it',
  setting: 'What to ask us for',
} as const;

/** Under the figure of the tree. */
export const treeCaption =
  'Sixteen one-time keys under one public key. Key 5 signs; the ringed nodes travel with the signature. Keys that are crossed out have been used and must never sign again.';

/** When the suite binds, from the FAQ. */
export const suiteDates = [
  { when: 'January 1, 2027', text: 'New acquisitions for national security systems comply.' },
  { when: 'December 31, 2030', text: 'Equipment that cannot support the suite is phased out.' },
  { when: '2030 to 2033', text: 'Classes of equipment finish one after another.' },
  { when: '2035', text: 'National security systems are done.' },
] as const;

/** Architecture by what is lost, what goes on, and what does not come back. */
export const losses = [
  {
    lost: 'Headquarters is out of reach',
    kept: 'A node keeps its policy and its keys and goes on deciding for as long as you allowed.',
    gone: 'New members. Nobody can be admitted until contact returns.',
  },
  {
    lost: 'The spectrum is contested',
    kept: 'ParticleMesh spreads fragments over the radios, fiber and leased lines that remain.',
    gone: 'Capacity. Orders go first and imagery waits.',
  },
  {
    lost: 'A relay is captured',
    kept: 'It gives up fragments of ciphertext and one next hop: no key, no message.',
    gone: 'The secret that traffic passed there, and when.',
  },
  {
    lost: 'A partner leaves the coalition',
    kept: 'Compartments are keyed apart, so one is closed without touching the others.',
    gone: 'What that partner had already read.',
  },
] as const;

/** Each name with its kind, because they are not the same kind of thing. */
export const certifications = [
  {
    name: marked.fips,
    kind: 'Module validation, historical',
    text: 'Its last certificates became historical on September 21, 2026. Do not write it into a requirement.',
  },
  {
    name: 'FIPS 140-3',
    kind: 'Module validation, current',
    text: 'What new federal procurement needs. Ask for the certificate of the module in the build you would field.',
  },
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'Covers our hosted services, which a closed network will not use.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'Says how we manage ourselves. It does not reach into your enclave.',
  },
] as const;

/** The two halves of each card. */
export const lossHeads = { kept: 'Holds', gone: 'Gone' } as const;

/** Sample quotations: role and sector stand for the person. */
export const voices = [
  {
    quote: 'They told us which of their algorithms was outside the suite before we found it.',
    author: 'Program manager',
    company: 'Defense agency',
    rating: 5,
    category: 'Acquisition',
    accent: 'delta',
  },
  {
    quote: 'The exercise cut three of five links. Traffic slowed down and did what it should.',
    author: 'Communications officer',
    company: 'Maritime command',
    rating: 5,
    category: 'Exercise',
    accent: 'beta',
  },
  {
    quote: 'First question in the meeting was where our signing counter lives. We had no answer.',
    author: 'Firmware lead',
    company: 'Prime contractor',
    rating: 5,
    category: 'Supply chain',
    accent: 'gamma',
  },
] as const;
