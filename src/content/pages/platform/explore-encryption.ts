import { marked } from '../../claims.ts';
import { google } from '../../product/world.ts';
import type { Argument } from '../argument.ts';

export const exploreEncryption = {
  heading: 'Encryption that still works if our own algorithm does not',
  lede: 'Published standards carry the security. Quantamorphic, our proprietary layer, is added on top and never used alone.',
  sections: [
    {
      id: 'comparison',
      heading: 'What is threatened, and what already answers it',
      paragraphs: [
        `No public quantum computer can break RSA-2048 or a 256-bit elliptic curve today; machines of roughly 100 to 1,000 qubits exist. Gidney’s 2025 estimate needs fewer than one million noisy qubits and less than a week, assuming 0.1% gate error, a one-microsecond cycle and a nearest-neighbor grid. For 256-bit curves, Google’s 2026 estimate is ${google.qubits} physical qubits. The data can be recorded today.`,
      ],
    },
    {
      id: 'how-it-works',
      heading: 'How it works, in four steps',
      paragraphs: [
        'Three steps are public standards, and they come first. The fourth is ours, and it works on what is already ciphertext.',
      ],
    },
    {
      id: 'benefits',
      heading: 'Four benefits, with their limits',
      paragraphs: [],
    },
    {
      id: 'quantamorphic',
      heading: 'Quantamorphic has had no independent review',
      paragraphs: [
        'A secret algorithm is not a safe one. Until outside cryptographers have tested the design in the open, count its contribution to your security as zero.',
        'That is why the order of the steps above is fixed. Remove the fourth and an attacker faces AES-256 under a hybrid key, exactly as before. If the fourth turns out to be worthless, you have lost some processor time.',
      ],
    },
  ],
  sources: [
    {
      label: 'Gidney (2025), arXiv 2505.15917',
      href: 'https://arxiv.org/abs/2505.15917',
    },
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
    { label: 'NIST, FIPS 205 (SLH-DSA)', href: 'https://csrc.nist.gov/pubs/fips/205/final' },
    {
      label: 'NIST IR 8545, on HQC as a second family',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
    {
      label: 'Regev, On lattices, learning with errors, random linear codes (2005)',
      href: 'https://doi.org/10.1145/1060590.1060603',
    },
  ],
  next: {
    label: 'What it would take to trust Quantamorphic',
    to: '/blog/quantamorphic-encryption-science',
  },
} as const satisfies Argument;

/** Threat by threat: what falls, when, and what answers it. */
export const threatAnswers = {
  caption: 'Threats to encryption and the public standard that answers each, as of this page',
  columns: ['What is used today', 'What threatens it', 'From when', 'Answer here'],
  rows: [
    {
      used: 'RSA and elliptic-curve key exchange',
      threat: 'Shor’s algorithm on a large enough machine',
      when: 'Unknown. Policies plan for 2030 to 2035.',
      answer: 'ML-KEM-768 in a hybrid with X25519 (FIPS 203)',
    },
    {
      used: 'Traffic recorded under them',
      threat: 'The same machine, applied to the archive',
      when: 'Recording: today. Reading: that day.',
      answer: 'The same hybrid, used before the secret is sent',
    },
    {
      used: 'RSA and ECDSA signatures',
      threat: 'Forgery',
      when: 'That day, never before it',
      answer: 'ML-DSA (FIPS 204), or SLH-DSA (FIPS 205) where size matters less',
    },
    {
      used: 'AES-256 and SHA-384',
      threat: 'No practical quantum attack in view',
      when: 'None in view',
      answer: 'Keep them. CNSA 2.0 does.',
    },
    {
      used: 'Any one new algorithm',
      threat: 'A mathematical surprise, as SIKE had in 2022',
      when: 'Any time',
      answer: 'Hybrids, and HQC as a second family once it is a standard',
    },
  ],
} as const;

/** What happens to a message, with the bytes that each step adds. */
export const encryptionSteps = [
  {
    term: 'Seed',
    text: 'A physical noise source and the system generator are mixed. Either alone would do.',
    bytes: '64 bytes of randomness',
  },
  {
    term: 'Agree',
    text: 'X25519 and ML-KEM-768 both run. One derivation binds the two secrets to the names of both algorithms.',
    bytes: '1,184 bytes of key there, 1,088 back, beside 32 and 32',
  },
  {
    term: 'Encrypt',
    text: `AES in Galois/Counter Mode with ${marked['key-size']}. A changed bit anywhere makes it refuse to open.`,
    bytes: '12 bytes of nonce, 16 of tag',
  },
  {
    term: 'Overlay',
    text: 'Quantamorphic transforms the ciphertext. It holds no key of the first three steps.',
    bytes: 'no change of length',
    ours: true,
  },
] as const;

/** Four benefits, each beside what it does not include. */
export const encryptionBenefits = {
  columns: ['Benefit', 'Limit'],
  rows: [
    {
      term: 'Two locks',
      text: 'Either exchange may fail without exposing the session.',
      limit:
        'Both rest on one implementation each. A fault in the code that calls them opens both.',
    },
    {
      term: 'Speed',
      text: `Our figures: ${marked['speed-rsa']}, and ${marked['sub-millisecond']} for small records.`,
      limit: 'The comparison flatters us: RSA decryption is slow, and elliptic curves are not.',
    },
    {
      term: 'Agility',
      text: 'A header names the algorithm, so a new one can be introduced.',
      limit: 'Old readers must be updated first, and some of them are printers.',
    },
    {
      term: 'Reviewability',
      text: 'Everything that must be trusted is in a public document.',
      limit: 'A document is no audit. Ask which version of which module was validated.',
    },
  ],
} as const;

/** The words around the figure and the steps. */
export const encryptionLabels = {
  figure:
    'Learning with errors, in one dimension. Each point is b = 3a plus a small error, modulo 97. Here the eye finds the slope, which is the secret. ML-KEM-768 asks for 768 slopes at once.',
  ours: 'Ours',
  adds: 'Adds',
} as const;
