import { site } from '../../../config/site.ts';
import type { Argument } from '../argument.ts';

export const labs = {
  heading: `${site.name} Labs: research with its status showing`,
  lede: 'Most of what a laboratory does fails, and a page that lists only successes is an advertisement. Each project below carries its status, early ones included.',
  sections: [
    {
      id: 'areas',
      heading: 'Core research areas',
      paragraphs: [],
      points: [
        {
          term: 'Key establishment',
          text: 'Hybrid schedules that survive the loss of one family, lattice or code.',
        },
        {
          term: 'Physical entropy',
          text: 'Noise sources, their failure modes, and tests that notice a dying one.',
        },
        {
          term: 'Traffic analysis',
          text: 'How much an observer of k routes learns from size and timing alone.',
        },
        {
          term: 'Private inference',
          text: 'What a model can reconstruct from tokenized records, and from their order.',
        },
      ],
    },
    {
      id: 'innovations',
      heading: 'Current innovations',
      paragraphs: [
        'Research Phase means a question, Active Research a method, In Development a prototype, Beta Testing somebody else’s hands.',
      ],
      points: [
        {
          term: 'Second KEM family in the key schedule',
          text: 'Room for HQC beside ML-KEM once NIST publishes the standard.',
          status: 'Active Research',
        },
        {
          term: 'ParticleBeam link layer',
          text: 'Framing for channels that lose most of what they carry.',
          status: 'In Development',
        },
        {
          term: 'Cryptographic inventory scanner',
          text: 'Finds algorithms in binaries, certificates and configuration.',
          status: 'Beta Testing',
        },
        {
          term: 'Open review of Quantamorphic',
          text: 'Deciding what must be published, and on which terms people may attack it.',
          status: 'Research Phase',
        },
      ],
    },
    {
      id: 'publications',
      heading: 'Publications, none peer-reviewed yet',
      paragraphs: ['Copies on request.'],
      points: [
        {
          term: 'Key schedules for fragmented transport',
          text: 'One derivation per fragment, and why that costs less than expected.',
          status: 'Technical report, 2024',
        },
        {
          term: 'What one observer sees',
          text: 'Bounds on size and timing leakage in a small mesh.',
          status: 'Working paper, 2024',
        },
        {
          term: 'A test plan for outside reviewers',
          text: 'The attacks we would like tried on Quantamorphic.',
          status: 'Technical note, 2025',
        },
      ],
    },
    {
      id: 'collaboration',
      heading: 'Work with us, or against us',
      paragraphs: ['The research community is welcome in three ways.'],
      points: [
        { term: 'Universities', text: 'Thesis topics with data and no veto over results.' },
        { term: 'Standards groups', text: 'Implementation reports and test vectors.' },
        { term: 'Cryptanalysts', text: 'Tell us what broke. You will be credited.' },
      ],
    },
  ],
  sources: [
    {
      label: 'NIST IR 8545, Status report on the fourth round (HQC)',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
  ],
  next: { label: 'Read the research posts', to: '/blog' },
} as const satisfies Argument;
