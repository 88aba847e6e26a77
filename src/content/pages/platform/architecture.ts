import type { Argument } from '../argument.ts';

export const architecture = {
  heading: 'Platform Architecture, described by what each layer cannot see',
  lede: 'An architecture review usually asks what a component does. The more useful question is what an attacker learns by owning it.',
  sections: [
    {
      id: 'layers',
      heading: 'Five layers with five blind spots',
      paragraphs: ['Read it top to bottom. Plaintext exists only above the first line.'],
      points: [
        {
          term: 'Interfaces',
          text: 'SDK, HTTP API, office add-in. They see plaintext, so they run on your side.',
        },
        {
          term: 'Policy and identity',
          text: 'Decides who may ask for which key. Sees names and rules, never content.',
        },
        {
          term: 'Key management',
          text: 'ML-KEM wraps data keys; rotation and retirement happen here. Sees no ciphertext.',
        },
        {
          term: 'Data plane',
          text: 'AES-256 ciphertext, split into shares. Holds bytes without the keys to them.',
        },
        {
          term: 'Transport',
          text: 'ParticleMesh over cloud, on-premises and edge links. Carries fragments and knows only the next hop.',
        },
      ],
    },
    {
      id: 'agility',
      heading: 'Algorithms are replaceable parts',
      paragraphs: [
        'NIST selected HQC in March 2025 as a backup to ML-KEM because one family of mathematics should not carry everything. Ciphertexts here carry an algorithm identifier, and key wraps can be renewed without rewriting the data beneath.',
      ],
    },
    {
      id: 'claims',
      heading: 'Specifications are claims until you test them',
      paragraphs: [
        'These are our figures, stated as targets or contract terms. None of them is a published independent benchmark.',
      ],
      points: [
        {
          term: '99.99% uptime SLA',
          text: 'For the platform’s control plane, as a contract term.',
          status: 'SLA',
        },
        {
          term: 'Under 50 ms latency',
          text: 'For one request across the mesh, by design.',
          status: 'Target',
        },
        {
          term: '10PB+ daily throughput',
          text: 'Across the whole data plane, all customers together.',
          status: 'Claim',
        },
        {
          term: '256-core parallel processing',
          text: 'The largest configuration offered.',
          status: 'Claim',
        },
        {
          term: '200+ CDN nodes',
          text: 'Distribution points for ciphertext; they store no keys.',
          status: 'Claim',
        },
      ],
    },
    {
      id: 'review',
      heading: 'What a technical review settles',
      paragraphs: [
        'Bring a diagram of what you run, the goals and the constraints. Our engineers answer review requests within 2 business days, and the review ends with a list of what would not fit.',
      ],
    },
  ],
  sources: [
    {
      label: 'NIST IR 8545, Status report on the fourth round (HQC)',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
  ],
  next: { label: 'Weigh it as an IT leader', to: '/solutions/it-leaders' },
} as const satisfies Argument;
