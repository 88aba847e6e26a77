import { marked } from '../../claims.ts';
import type { Argument } from '../argument.ts';

export const architecture = {
  heading: 'Platform Architecture, described by what each layer cannot see',
  lede: 'An architecture review usually asks what a component does. The more useful question is what an attacker learns by owning it.',
  sections: [
    {
      id: 'layers',
      heading: 'Five layers with five blind spots',
      paragraphs: [
        'Read it top to bottom. Plaintext exists only above the first line, on machines that you run. Each layer below works on something that the layer above has already made unreadable to it.',
      ],
    },
    {
      id: 'two-layers',
      heading: 'The pair that must never fall together',
      paragraphs: [
        'Key management and the data plane are the dangerous pair. Whoever holds both, and a policy decision, can open what is stored. They therefore run under separate administrators, on separate machines, and neither accepts the other’s credentials.',
        'That is a rule about people as much as about software. If one person in your company administers both, this diagram promises you nothing, and a review will say so.',
      ],
    },
    {
      id: 'agility',
      heading: 'Algorithms are replaceable parts',
      paragraphs: [
        'NIST selected HQC in March 2025 as a backup to ML-KEM because one family of mathematics should not carry everything. A stored object here names its algorithm and carries its own wrapped key, so a successor is introduced by renewing 1,088 bytes and leaving the rest where it lies.',
        'What this cannot repair: a copy of the old wrap that somebody else has kept. Replacing an algorithm protects the future of an object, never its past.',
      ],
    },
    {
      id: 'specifications',
      heading: 'Specifications are claims until you test them',
      paragraphs: [
        'Five figures describe the size and speed of the platform. None of them is a published independent benchmark. Each leads to its definition in the ledger below.',
      ],
      points: [
        {
          term: 'Availability of the control plane',
          text: `${marked['uptime-platform']}: keys and policy. The storage service and the boxed products carry other terms.`,
        },
        {
          term: 'Time across the mesh',
          text: `${marked['mesh-latency']} for one request, with every node alive. A failed node adds the failover on top.`,
        },
        {
          term: 'Volume of the data plane',
          text: `${marked['daily-throughput']}, summed over all customers. It says nothing about your share.`,
        },
        {
          term: 'Largest encryption job',
          text: `${marked.cores}. Divide your own batch by it before you buy it.`,
        },
        {
          term: 'Places that hold ciphertext',
          text: `${marked.nodes}. Seizing one yields objects and no key.`,
        },
      ],
    },
    {
      id: 'claims',
      heading: 'Every figure on this site, and what would prove it wrong',
      paragraphs: [
        'This is the ledger. A dagger beside a number anywhere on the site leads to its row here: what it covers, how it is counted, and what kind of statement it is. A target and a contract term can look alike on a slide; they differ when something fails.',
      ],
    },
    {
      id: 'review',
      heading: 'What a technical review settles',
      paragraphs: [
        'Bring a diagram of what you run, the goals and the constraints. Our engineers answer review requests within 2 business days.',
      ],
      points: [
        {
          term: 'Where plaintext would exist',
          text: 'Marked on your own diagram, process by process.',
        },
        {
          term: 'Which pair of your administrators is too powerful',
          text: 'The separation above, checked against your staff list.',
        },
        {
          term: 'What would not fit',
          text: 'The review ends with this list, also when it is long.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'NIST IR 8545, Status report on the fourth round (HQC)',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
    {
      label: 'NIST FIPS 203, ML-KEM: sizes of ciphertexts',
      href: 'https://csrc.nist.gov/pubs/fips/203/final',
    },
    {
      label: 'NIST SP 800-38D, Galois/Counter Mode: nonce and tag',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/d/final',
    },
  ],
  next: { label: 'Weigh it as an IT leader', to: '/solutions/it-leaders' },
} as const satisfies Argument;

/** The five layers from the top, as an intruder would judge them. */
export const platformLayers = [
  {
    term: 'Interfaces',
    what: 'SDK, HTTP API, office add-in',
    sees: 'Plaintext. That is why they run on your side of the line.',
    blind: 'Other customers, other tenants, and every key but the one in use.',
    owned: 'What that one user could open, while the intruder stays.',
  },
  {
    term: 'Policy and identity',
    what: 'Who may ask for which key',
    sees: 'Names, devices, rules and the time of day.',
    blind: 'Content. It decides about objects that it cannot open.',
    owned: 'The power to say yes. Each yes is logged where this layer cannot write.',
  },
  {
    term: 'Key management',
    what: 'Wrapping, rotation, retirement',
    sees: 'Data keys, for as long as a wrap with ML-KEM takes.',
    blind: 'Ciphertext. No stored object passes through it.',
    owned: 'Keys to doors in another building.',
  },
  {
    term: 'Data plane',
    what: 'Objects, blocks, caches',
    sees: 'AES-256 ciphertext with its length and its age.',
    blind: 'The keys, and whose signature asked for the bytes.',
    owned: 'Sizes, dates and the chance to delete. Keep a copy elsewhere.',
  },
  {
    term: 'Transport',
    what: 'ParticleMesh over cloud, on-premises and edge links',
    sees: 'Fragments, and the address of the next hop.',
    blind: 'Where a message began, where it ends, and its other fragments.',
    owned: 'One thread of a cloth, and traffic to count.',
  },
] as const;

/** A stored object, simplified: what a change of algorithm rewrites and what it leaves alone. */
export const storedObject = {
  caption: 'A stored object, simplified. Marked parts are rewritten when an algorithm changes.',
  parts: [
    { term: 'Algorithm', size: 'a name', renewed: true },
    { term: 'Key wrap', size: '1,088 bytes of ML-KEM-768', renewed: true },
    { term: 'Nonce', size: '12 bytes', renewed: false },
    { term: 'Ciphertext', size: 'as long as the file', renewed: false },
    { term: 'Tag', size: '16 bytes', renewed: false },
  ],
} as const;

/** What the three uptime figures cover: they are easily taken for one another. */
export const uptimes = {
  heading: 'Three uptime figures, three different things',
  rows: [
    {
      claim: 'uptime-storage',
      covers: 'The storage service',
      missing: 'about 43 minutes a month',
      text: 'Reads are answered. Writes may queue longer.',
    },
    {
      claim: 'uptime-platform',
      covers: 'The control plane, and enterprise agreements that name it',
      missing: 'about 4 minutes a month',
      text: 'Key and policy requests are answered. Without them nothing new is opened.',
    },
    {
      claim: 'uptime-products',
      covers: 'Products on the products page, where an order names it',
      missing: 'about 5 minutes a year',
      text: 'A word for a credit: when it is missed, an invoice shrinks. The outage stays as long as it was.',
    },
  ],
} as const;

/** The words around the figure and the ledger. */
export const architectureLabels = {
  figure:
    'Snell’s law. The product n sin θ is the same in all five strata, but from inside one of them only the local angle can be measured: not where the ray began.',
  layers: { sees: 'Sees', blind: 'Blind to', owned: 'Owning it yields' },
  renewed: 'renewed',
  kept: 'kept',
  evidence:
    'Reports, certificates and test conditions are not published on a website. They can be asked for.',
} as const;
