import type { Argument } from '../argument.ts';

export const exploreEncryption = {
  heading: 'Encryption that still works if our own algorithm does not',
  lede: 'Published standards carry the security. Quantamorphic, our proprietary layer, is added on top and never used alone.',
  sections: [
    {
      id: 'comparison',
      heading: 'What is threatened, and what already answers it',
      paragraphs: [
        'No public quantum computer can factor an RSA-2048 key today; machines of roughly 100 to 1,000 qubits exist. Gidney’s 2025 estimate needs fewer than one million noisy qubits and less than a week, assuming 0.1% gate error, a one-microsecond cycle and a nearest-neighbor grid. The data can be recorded today.',
      ],
      points: [
        {
          term: 'RSA and elliptic-curve key exchange',
          text: 'Falls to Shor’s algorithm on a large enough machine. Answer: ML-KEM, in a hybrid with X25519.',
        },
        {
          term: 'RSA and ECDSA signatures',
          text: 'Forgeable from that day forward. Answer: ML-DSA, or SLH-DSA where size matters less.',
        },
        {
          term: 'AES-256 and SHA-384',
          text: 'No practical quantum attack in view. Answer: keep them.',
        },
      ],
    },
    {
      id: 'how-it-works',
      heading: 'How it works, in four steps',
      paragraphs: [],
      points: [
        { term: 'Seed', text: 'A physical noise source and the system generator are mixed.' },
        { term: 'Agree', text: 'Two key exchanges run; one derivation binds both secrets.' },
        { term: 'Encrypt', text: 'AES-256 in an authenticated mode, with 256-bit keys.' },
        {
          term: 'Overlay',
          text: 'Quantamorphic transforms the ciphertext. Remove it and the first three steps still hold.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Four benefits, with their limits',
      paragraphs: [],
      points: [
        { term: 'Two locks', text: 'Either exchange may fail without exposing the session.' },
        {
          term: 'Speed',
          text: 'We claim 15x faster than RSA-4096. No independent benchmark is published yet.',
        },
        { term: 'Agility', text: 'A header names the algorithm, so a new one can be introduced.' },
        { term: 'Reviewability', text: 'Everything that must be trusted is in a public document.' },
      ],
    },
    {
      id: 'quantamorphic',
      heading: 'Quantamorphic has had no independent review',
      paragraphs: [
        'A secret algorithm is not a safe one. Until outside cryptographers have tested the design in the open, count its contribution to your security as zero.',
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
  ],
  next: {
    label: 'What it would take to trust Quantamorphic',
    to: '/blog/quantamorphic-encryption-science',
  },
} as const satisfies Argument;
