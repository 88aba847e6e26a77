import { brand } from '../../../config/brand.ts';
import { numberWord } from '../../../lib/text/grammar.ts';
import { marked } from '../../claims.ts';
import { trafficShaping } from '../../product/cryptography.ts';
import { fragments, hopEncryption, observers } from '../../product/splitting.ts';
import { qkdAnswer } from '../../product/world.ts';
import { exchangeCost } from '../../product/wrap.ts';
import { productById } from '../../products.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Quantum-Secure Communications with ML-KEM',
  description:
    'Protect traffic from harvest now, decrypt later: hybrid ML-KEM encryption over separate routes, a failover simulator and a comparison with QKD.',
};

export const communications = {
  heading: 'Quantum-Secure Communications',
  lede: `Traffic that is recorded today can be decrypted later, which is why ${brand.mesh.name} seals each message with post-quantum keys and sends it as fragments on ${numberWord(fragments.total)} routes.`,
  sections: [
    {
      id: 'layers',
      heading: 'Post-quantum encryption in three layers',
      lede: `Here is one short message with all that protects it, drawn to scale. ${exchangeCost}`,
    },
    {
      id: 'wiretap',
      heading: 'A wiretap gets a fragment of ciphertext',
      lede: 'The same minute on both sides: the people who talk, and a relay that records.',
      paragraphs: [`${observers.route} ${observers.accessLine}`],
    },
    {
      id: 'mesh',
      heading: `What ${brand.mesh.name} does on your links`,
      lede: 'The SDK and the gateway send over it today, on the links you already pay for.',
      points: [
        {
          term: 'Hybrid key exchange',
          text: 'X25519 and ML-KEM-768 work together, and an attacker has to break both to read a recording.',
        },
        {
          term: 'Separate routes',
          text: `${fragments.total} fragments take routes that share no relay where the network allows it, and any ${fragments.needed} rebuild the message.`,
        },
        { term: 'Traffic shaping', text: trafficShaping },
        {
          term: 'Automatic failover',
          text: `Our target is ${marked.failover}, from a route’s death to the next fragment leaving on another. If two routes die at once, fragments have to be sent again.`,
        },
      ],
    },
    {
      id: 'particlebeam',
      heading: `${brand.beam.name}: secure wireless from seabed to space`,
      lede: 'It is for places that a cable doesn’t reach; range, data rate, price and date follow once we’ve measured them.',
    },
    {
      id: 'compared',
      heading: 'Compared with post-quantum TLS',
      lede: 'For one browser talking to one server, post-quantum TLS is enough.',
    },
    {
      id: 'impact',
      heading: 'What your network gains',
      points: [
        {
          term: 'Confidential traffic',
          text: 'Messages are encrypted end to end, and relays can’t read them.',
        },
        {
          term: 'Recordings lose value',
          text: 'Harvested sessions stay closed for as long as ML-KEM holds.',
        },
        { term: 'Continuity', text: 'When a relay dies, the conversation moves to another route.' },
        {
          term: 'Quieter metadata',
          text: 'Sizes and intervals of packets are shaped, with an effect we have yet to measure.',
        },
        {
          term: 'Existing links',
          text: 'Runs over the internet, leased lines and your own fiber.',
        },
        {
          term: 'Crypto agility',
          text: 'A setting replaces an algorithm once both ends have the release.',
        },
      ],
    },
    {
      id: 'qkd',
      heading: 'What NSA and NCSC say about QKD',
      lede: `Would quantum key distribution help you? ${qkdAnswer}`,
    },
  ],
  sources: [
    {
      label: 'NSA, Quantum Key Distribution and Quantum Cryptography',
      href: 'https://www.nsa.gov/Cybersecurity/Quantum-Key-Distribution-QKD-and-Quantum-Cryptography-QC/',
    },
    {
      label: 'NCSC, Quantum networking technologies (August 2025)',
      href: 'https://www.ncsc.gov.uk/paper/quantum-networking-technologies',
    },
    {
      label: 'BSI, ANSSI, NLNCSA and Swedish NCSA, Position paper on QKD (January 2024)',
      href: 'https://www.bsi.bund.de/SharedDocs/Downloads/EN/BSI/Crypto/Quantum_Positionspapier.pdf',
    },
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
  ],
  next: { label: 'Read the architecture', to: '/platform/architecture' },
} as const satisfies PageContent;

export const communicationsScene = {
  caption: 'Lose one route and the message still arrives.',
  tryIt: 'Press a circle to try it.',
  group: 'Cut routes',
  action: 'Cut route {number}',
} as const;

export const communicationLayers = {
  application: {
    term: 'Application Layer',
    parts: ['Mobile', 'Desktop', 'IoT'],
    more: {
      label: 'What the application layer does',
      text: 'Your device seals the message before it reaches a network, with a key that X25519 and ML-KEM-768 agree on together. Keys stay in the device’s own key store.',
    },
  },
  mesh: {
    term: brand.mesh.name,
    parts: ['Fragmentation', 'Physics Obfuscation', 'Secure Transmission'],
    more: {
      label: `What ${brand.mesh.name} does`,
      text: `${brand.mesh.name} cuts the ciphertext into ${fragments.total} fragments, and any ${fragments.needed} rebuild it. ${hopEncryption}`,
    },
    fragment: '{number} of {all} · {bytes} B',
    /** Sample moments, in percent of the longest bar. */
    leaves: [0, 16, 22, 44],
  },
  infrastructure: {
    term: 'Global Infrastructure',
    parts: ['Cloud', 'On-Premises', 'Edge'],
    /** A part that isn’t available yet. */
    soon: productById('particlebeam')?.available === false ? brand.beam.name : undefined,
    more: {
      label: 'What the infrastructure does',
      text: 'Links may be yours, leased or public, and we assume that all are watched and some will fail. The times come from the failover simulator, for four routes that share no relay.',
    },
  },
} as const;

export const wiretapSample = {
  thread: 'Harbor operations',
  question: 'Which gate for the second crew?',
  answer: 'Gate 4 opens at 06:10.',
  /** Under the answer: when it left, and how. */
  sent: '06:02 · {all} fragments, {all} routes',
  thanks: 'Thanks. Going now.',
  /** In the empty field below the messages, and beside it. */
  nextMessage: 'Message',
  lastSealed: 'last one: {bytes} B sealed',
  relay: 'Relay 12',
  recorded: 'recorded',
  foot: 'Fragment 3 of {all}: the last {shown} of {bytes} bytes. The sealed text is in the last three lines.',
  wire: {
    x25519: 'X25519 key',
    mlKem: 'ML-KEM-768 ciphertext',
    nonce: 'nonce',
    text: 'message',
    tag: 'tag',
  },
} as const;

/** Over the actions at the end. */
export const communicationsEnding = `See ${brand.mesh.name} on your links`;

export const technicalAdvantages = {
  heading: 'Technical advantages',
  benefits: 'Key benefits',
  points: [
    {
      term: 'Hostile relays',
      text: 'You can buy transit on price, because every relay is treated as hostile.',
    },
    { term: 'Keys at the ends', text: 'A seized relay holds no message it can open.' },
    {
      term: 'Named algorithms',
      text: 'Your logs show which session used which algorithms, because the handshake names them.',
    },
  ],
} as const;

export const particleBeam = {
  soonShort: 'Soon',
  facts: [
    { term: 'Seabed', text: 'Sound, from sensors and vehicles under water.' },
    { term: 'Surface', text: 'Light and radio, between vessels and platforms.' },
    { term: 'Space', text: 'Radio, by satellite.' },
    {
      term: 'Keys',
      text: `The same fragments and keys as ${brand.mesh.name}, which uses the link as one more route.`,
    },
  ],
} as const;
