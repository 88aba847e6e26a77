import { marked } from '../../claims.ts';
import type { Argument } from '../argument.ts';

export const communications = {
  heading: 'Quantum-Secure Communications',
  lede: 'ParticleMesh encrypts a message, splits it and sends the fragments over separate routes. A recording made on any one route holds part of a ciphertext.',
  sections: [
    {
      id: 'layers',
      heading: 'Three layers, one message',
      paragraphs: [
        'Your application talks to the first layer. The other two move fragments that they hold no key to. Open a layer to see what it does.',
      ],
    },
    {
      id: 'particlemesh',
      heading: 'One wiretap is not enough',
      paragraphs: [
        'ParticleMesh is live. Physics enters it as a noise model that shapes traffic; secrecy still rests on encryption. Splitting comes after sealing, so it adds work for an observer and takes none of the cipher’s.',
      ],
      points: [
        {
          term: 'Hybrid key exchange',
          text: 'X25519 and ML-KEM together: an attacker has to break both. The first message grows by about a kilobyte.',
        },
        {
          term: 'Separate routes',
          text: 'Fragments of one message avoid sharing a path where the topology allows it. In a building with one uplink it does not.',
        },
        {
          term: 'Traffic shaping',
          text: 'Sizes and intervals are drawn from the noise model, which blurs patterns of use and costs some bandwidth.',
        },
        {
          term: 'Automatic failover',
          text: `Design target: ${marked.failover} to a surviving route, then the mesh repairs its tables.`,
        },
      ],
    },
    {
      id: 'particlebeam',
      heading: 'ParticleBeam has no ship date yet',
      paragraphs: [
        'It is wireless transport from seabed to space, for places that a cable does not reach. Nothing above depends on it, and no number for it will stand here before there is something to measure.',
      ],
    },
    {
      id: 'impact',
      heading: 'What your network gains',
      paragraphs: [
        'The technical advantage is the trust model. Relays are treated as hostile, so buying cheap transit is no longer a security decision. Endpoints hold the keys, so a seized relay is a seized box. Algorithms are named in the handshake, so one can be replaced without touching the application.',
      ],
      points: [
        {
          term: 'Confidential traffic',
          text: 'Content is encrypted from endpoint to endpoint, relays included among the strangers.',
        },
        {
          term: 'Recordings worth less',
          text: 'Harvested sessions hold up against Shor’s algorithm for as long as ML-KEM does.',
        },
        { term: 'Continuity', text: 'A dead node costs a route, and the conversation moves.' },
        { term: 'Quieter metadata', text: 'Volume and timing say less about who is busy.' },
        { term: 'Existing links', text: 'No dedicated fiber, no photon source.' },
        {
          term: 'Crypto agility',
          text: 'Algorithms are configuration, so a successor can follow.',
        },
      ],
    },
    {
      id: 'qkd',
      heading: 'Why it does not use quantum key distribution',
      paragraphs: [
        'A vendor with physics in its brochure is expected to sell photons. We read what the authorities that protect governments have written about QKD, and came to the same order of priorities.',
      ],
    },
  ],
  sources: [
    {
      label: 'NSA, Quantum Key Distribution and Quantum Cryptography',
      href: 'https://www.nsa.gov/Cybersecurity/Quantum-Key-Distribution-QKD-and-Quantum-Cryptography-QC/',
    },
    {
      label: 'NCSC, Quantum security technologies',
      href: 'https://www.ncsc.gov.uk/whitepaper/quantum-security-technologies',
    },
    {
      label: 'BSI, ANSSI, NLNCSA and Swedish NCSA, Position paper on QKD (January 2024)',
      href: 'https://www.bsi.bund.de/SharedDocs/Downloads/EN/BSI/Crypto/Quantum_Positionspapier.pdf',
    },
    {
      label: 'NIST, FIPS 203 (ML-KEM)',
      href: 'https://csrc.nist.gov/pubs/fips/203/final',
    },
  ],
  next: { label: 'Read the architecture', to: '/platform/architecture' },
} as const satisfies Argument;

/** The diagram: each layer with its parts, and what opens when a visitor turns to it. */
export const communicationLayers = [
  {
    id: 'application-layer',
    term: 'Application Layer',
    text: 'Encryption happens here, before anything reaches a network. This is the one layer that sees words, and it runs on hardware that you chose.',
    parts: [
      { term: 'Mobile', text: 'Keys stay in the phone’s own key store.' },
      { term: 'Desktop', text: 'One client for chat, files and calls between colleagues.' },
      { term: 'IoT', text: 'A small library for devices that cannot be visited twice.' },
    ],
  },
  {
    id: 'particlemesh-layer',
    term: 'ParticleMesh',
    text: 'A sealed message becomes pieces of uneven size on uneven schedules. A relay learns where to send one piece next, and forgets it once it is gone.',
    parts: [
      { term: 'Fragmentation', text: 'Ciphertext is cut; no piece can be read alone.' },
      { term: 'Physics Obfuscation', text: 'A noise model picks sizes and moments.' },
      { term: 'Secure Transmission', text: 'Each hop is encrypted once more.' },
    ],
  },
  {
    id: 'infrastructure-layer',
    term: 'Global Infrastructure',
    text: 'Links may be yours, leased or public. The mesh assumes that every one of them is watched and that some of them will fail this week.',
    parts: [
      { term: 'Cloud', text: 'Relays in the regions where you already pay.' },
      { term: 'On-Premises', text: 'Relays in your own racks, behind your own doors.' },
      { term: 'Edge', text: 'Small relays beside the machines they serve.' },
      { term: 'ParticleBeam', text: 'Wireless, not shipping. See below.', soon: true },
    ],
  },
] as const;

/** What three groups of authorities say, in the order of the sources. */
export const qkdPositions = {
  caption: 'Published positions on quantum key distribution',
  columns: ['Authority', 'Position'],
  rows: [
    {
      who: 'NSA, US',
      position:
        'Does not recommend it for national security systems unless its limitations are overcome. Calls its security highly implementation-dependent.',
    },
    {
      who: 'NCSC, United Kingdom',
      position: 'Will not support it for government or military applications.',
    },
    {
      who: 'BSI, ANSSI, NLNCSA and the Swedish NCSA',
      position:
        'See niche uses only, and give migration to post-quantum cryptography priority (January 2024).',
    },
  ],
} as const;

/** The words around the figure and the cards. */
export const communicationsLabels = {
  figure:
    'One beam, six slits, five orders at once. The curve is the N-slit formula. Whoever watches one order sees part of the light, and cannot tell from it what the others carried.',
  particlebeam: 'Not stated until measured: range, data rate, price, date.',
  soon: 'Coming Soon',
  soonShort: 'Soon',
} as const;
