import type { Argument } from '../argument.ts';

export const communications = {
  heading: 'Quantum-Secure Communications',
  lede: 'ParticleMesh encrypts a message, splits it and sends the fragments over separate routes. A recording made on any one route holds part of a ciphertext.',
  sections: [
    {
      id: 'layers',
      heading: 'Three layers, one message',
      paragraphs: [
        'Your application talks to the first layer. The other two move fragments that they hold no key to.',
      ],
      points: [
        {
          term: 'Application Layer',
          text: 'Mobile, Desktop, IoT. Encryption happens here, before anything reaches a network.',
        },
        {
          term: 'ParticleMesh',
          text: 'Fragmentation, Physics Obfuscation, Secure Transmission. A message becomes pieces of uneven size on uneven schedules.',
        },
        {
          term: 'Global Infrastructure',
          text: 'Cloud, On-Premises, Edge, ParticleBeam (Soon). Links may be yours, leased or public.',
        },
      ],
    },
    {
      id: 'particlemesh',
      heading: 'One wiretap is not enough',
      paragraphs: [
        'ParticleMesh is live. Physics enters it as a noise model that shapes traffic; secrecy still rests on encryption.',
      ],
      points: [
        {
          term: 'Hybrid key exchange',
          text: 'X25519 and ML-KEM together: an attacker has to break both.',
        },
        {
          term: 'Separate routes',
          text: 'Fragments of one message avoid sharing a path where the topology allows it.',
        },
        {
          term: 'Traffic shaping',
          text: 'Sizes and intervals are drawn from the noise model, which blurs patterns of use.',
        },
        {
          term: 'Automatic failover',
          text: 'Design target: under 50 ms to a surviving route, then the mesh repairs its tables.',
        },
      ],
    },
    {
      id: 'particlebeam',
      heading: 'ParticleBeam has no ship date yet',
      paragraphs: [],
      points: [
        {
          term: 'ParticleBeam',
          text: 'Wireless transport from seabed to space, for places a cable does not reach. Nothing above depends on it.',
          status: 'Coming Soon',
        },
      ],
    },
    {
      id: 'impact',
      heading: 'What your network gains',
      paragraphs: [
        'The technical advantage is the trust model: every relay is treated as hostile, and an algorithm can be replaced without touching the application.',
      ],
      points: [
        { term: 'Confidential traffic', text: 'Content is encrypted from endpoint to endpoint.' },
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
        'NSA does not recommend QKD for national security systems unless its limitations are overcome, and calls its security highly implementation-dependent. The UK’s NCSC will not support it for government or military use. The German, French, Dutch and Swedish authorities see a niche and give post-quantum cryptography priority. So do we.',
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
