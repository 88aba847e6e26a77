import { brand } from '../../../config/brand.ts';
import { marked } from '../../claims.ts';
import { grouped } from '../../../lib/text/format.ts';
import { benchmark } from '../../product/cryptography.ts';
import { quantamorphic } from '../../product/quantamorphic.ts';
import { neutralAtoms, objectSizes } from '../../product/world.ts';
import { agility, exchangeCost, formats, sealBytes } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Post-quantum encryption with ML-KEM-768',
  description:
    'Try ML-KEM-768 and AES-256-GCM in your browser, and see which quantum threats each standard answers, how it works, and where its limits are.',
};

const mlKem = objectSizes['ML-KEM-768'];

export const exploreEncryption = {
  heading: 'Post-quantum encryption built on NIST standards',
  lede: 'Protect what must stay secret past 2030 against recording today and decryption later, with hybrid X25519 and ML-KEM-768 key exchange and AES-256.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      lede: 'Public standards do the protecting.',
      paragraphs: [formats.record, formats.message],
    },
    {
      id: 'comparison',
      heading: 'Quantum threats and the standards that answer',
      paragraphs: [
        `Public quantum computers have roughly 100 to 1,000 qubits, and none can break RSA-2048 or a 256-bit elliptic curve today. Gidney’s 2025 estimate for RSA-2048 is fewer than one million noisy qubits and less than a week, by his assumptions. ${neutralAtoms.text}`,
      ],
    },
    { id: 'benefits', heading: 'Encryption benefits and their limits' },
    {
      id: 'benchmark',
      heading: 'Rerun our RSA-4096 benchmark',
      lede: `Opening a hybrid wrap was ${benchmark.timesAsFast} times as fast as an RSA-4096 decryption on our machine, and we print ${marked['speed-rsa']}.`,
    },
    {
      id: 'own-algorithm',
      heading: `Where ${brand.ownAlgorithm.name} fits`,
      paragraphs: [`${quantamorphic.what} ${quantamorphic.permission}`, quantamorphic.review],
    },
  ],
  sources: [
    { label: 'Gidney (2025), arXiv 2505.15917', href: 'https://arxiv.org/abs/2505.15917' },
    { label: neutralAtoms.label, href: neutralAtoms.href },
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
    { label: 'NIST, FIPS 205 (SLH-DSA)', href: 'https://csrc.nist.gov/pubs/fips/205/final' },
    { label: 'NIST IR 8545 (HQC)', href: 'https://csrc.nist.gov/pubs/ir/8545/final' },
    {
      label: 'Regev (2005), DOI 10.1145/1060590.1060603',
      href: 'https://doi.org/10.1145/1060590.1060603',
    },
  ],
  next: { label: 'What an independent review would take', to: brand.ownAlgorithm.article },
} as const satisfies PageContent;

export const encryptionWords = {
  inventory: 'Which of your own algorithms fall? Read your inventory',
  lab: 'Try the Encryption Lab',
  steps: 'See How It Works',
  ending: 'Try it on your own data',
} as const;

export const benchmarkWords = {
  state: 'measured',
  hybrid: 'Hybrid wraps',
  rsa: 'RSA-4096',
  aSecond: '{count} a second',
  hardware: 'Hardware',
  version: 'Version',
  run: 'Run it',
  /** After "Copy", for screen readers. */
  code: 'the benchmark',
} as const;

export const validationTable = {
  heading: 'Validation status of the modules',
  columns: ['Module', 'Status', 'Evidence'],
} as const;

export const encryptionReadout = 'ML-KEM hides a key in equations with small errors.';

/** A `replaced` algorithm is struck through. */
export const threatAnswers = {
  caption: 'Threats to encryption and the public standard that answers each, as of this page',
  columns: ['Used today', 'Our answer', 'Threat', 'From when'],
  rows: [
    {
      used: 'RSA, ECDH key exchange',
      replaced: true,
      answer: 'Hybrid X25519 and ML-KEM-768',
      note: 'FIPS 203',
      threat: 'Shor’s algorithm on a large enough quantum computer',
      when: 'Unknown. Policies plan for 2030 to 2035.',
    },
    {
      used: 'Traffic recorded under them',
      answer: 'The same hybrid, switched on now',
      note: 'It can’t protect what was already sent.',
      threat: 'Harvest now, decrypt later',
      when: 'Recording happens today.',
    },
    {
      used: 'RSA, ECDSA signatures',
      replaced: true,
      answer: 'ML-DSA or SLH-DSA',
      note: 'FIPS 204, FIPS 205',
      threat: 'Forged updates, certificates and identities',
      when: 'Once such a machine exists',
    },
    {
      used: 'AES-256 and SHA-384',
      answer: 'Keep them',
      note: 'CNSA 2.0 does.',
      threat: 'No practical quantum attack in view',
      when: 'None in view',
    },
    {
      used: 'Any single new algorithm',
      answer: 'Hybrids, later HQC',
      note: 'A second family, once it’s a standard',
      threat: 'A mathematical break, as with SIKE in 2022',
      when: 'Any time',
    },
  ],
} as const;

export const encryptionSteps = {
  seed: {
    surface: 'seed',
    term: 'Seed',
    text: 'The system generator, mixed with a noise source where the hardware has one; either alone is enough.',
    rows: [
      { term: 'From', value: 'System generator, or both' },
      { term: 'Makes', value: '64 bytes of randomness' },
    ],
  },
  agree: {
    surface: 'hybrid key exchange',
    term: 'Agree on a key',
    text: 'X25519 and ML-KEM-768 both run, and one derivation combines their secrets into the message key.',
    rows: [
      {
        term: 'Key out',
        value: `${grouped(mlKem.publicKey)} + ${objectSizes.X25519.publicKey} bytes`,
      },
      { term: 'Answer', value: `${grouped(mlKem.output)} + ${objectSizes.X25519.output} bytes` },
    ],
  },
  encrypt: {
    surface: 'AES-256-GCM',
    term: 'Encrypt',
    text: `AES in Galois/Counter Mode with ${marked['key-size']}. Change one bit anywhere and it refuses to open.`,
    adds: `adds ${sealBytes} bytes`,
  },
  overlay: {
    state: 'optional',
    term: 'Overlay',
    text: `${quantamorphic.name} can transform the ciphertext. It never holds a key of the first three steps.`,
    rows: [
      { term: 'State', value: 'Off by default' },
      { term: 'Length', value: 'Unchanged' },
    ],
  },
} as const;

export const stripCaption = exchangeCost;

export const encryptionBenefits = {
  caption: 'Benefits of our encryption, each with its limit',
  columns: ['Benefit', 'What you get', 'Limit'],
  rows: [
    {
      term: 'Two locks',
      text: 'Either key exchange may fail without exposing the session.',
      limit: 'A fault in the code that calls them could open both.',
    },
    {
      term: 'Speed',
      text: `Our figures: ${marked['speed-rsa']}, and ${marked['sub-millisecond']} for small records.`,
      limit: 'RSA decryption is slow. Elliptic curves aren’t: measure against yours.',
    },
    {
      term: 'Agility',
      text: 'You can introduce a new algorithm, because each object is stored with the name of its own.',
      limit: agility.short,
    },
    {
      term: 'Reviewability',
      text: 'What you have to trust is in public documents.',
      limit: 'A document is no audit.',
    },
  ],
} as const;
