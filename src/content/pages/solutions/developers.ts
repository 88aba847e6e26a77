import { type ClaimId, marked } from '../../claims.ts';
import type { Argument } from '../argument.ts';

export const developerHub = {
  heading: 'Post-quantum keys are bigger. Budget for the bytes.',
  lede: 'The calls look like the ones you know. The sizes do not, and that is where most first integrations break.',
  sections: [
    {
      id: 'sizes',
      heading: 'Sizes on the wire',
      paragraphs: [
        'An X25519 public key is 32 bytes. Check every fixed-length column, header limit and packet buffer against these.',
      ],
      points: [
        {
          term: 'ML-KEM-768',
          text: 'Public key 1,184 bytes, ciphertext 1,088, shared secret 32.',
        },
        { term: 'ML-KEM-1024', text: 'Public key and ciphertext 1,568 bytes each.' },
        { term: 'ML-DSA-65', text: 'Public key 1,952 bytes, signature 3,309.' },
        { term: 'SLH-DSA-128s', text: 'Signature 7,856 bytes; the fast variant takes 17,088.' },
      ],
    },
    {
      id: 'sdk',
      heading: 'What the SDK handles',
      paragraphs: [],
      points: [
        {
          term: 'Encryption',
          text: 'One call seals a value and returns an algorithm identifier with it.',
        },
        {
          term: 'Streaming',
          text: 'Files are processed in authenticated chunks, so memory stays flat.',
        },
        {
          term: 'Integration',
          text: 'Middleware for common web frameworks, with key rotation outside the request path.',
        },
        {
          term: 'Tools',
          text: 'A command line for test vectors, key listing and dry-run migrations.',
        },
      ],
    },
    {
      id: 'stats',
      heading: 'Limits and figures, as offered',
      paragraphs: [
        'The free tier asks for no credit card. It is enough to encrypt a real table and look at the bill in bytes.',
      ],
    },
    {
      id: 'operate',
      heading: 'Measure it, watch it, then ship',
      paragraphs: [
        'Measure handshake size as well as time: a larger first flight can cost a round trip on a slow link. Log algorithm identifiers, never plaintext or keys. Keep a decryption test for every version you have ever written. [Probes and alert rules](/developers?tab=monitoring) are there to copy.',
        'Certifications belong to modules and organizations, and a library inherits neither. If a contract demands a validated module, ask which one your build links to.',
      ],
    },
  ],
  sources: [
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
    { label: 'NIST, FIPS 205 (SLH-DSA)', href: 'https://csrc.nist.gov/pubs/fips/205/final' },
  ],
  next: { label: 'Read the API reference', to: '/api' },
} as const satisfies Argument;

/** Figures of the ledger that the hub shows. */
export const hubStats = [
  'free-tier',
  'api-latency',
  'api-calls',
  'support',
] as const satisfies readonly ClaimId[];

/** What the closing call to action says. */
export const hubInvitation = {
  heading: 'Seal a real table before you pay for anything',
  text: `${marked['free-tier']}, no credit card required. The free tier answers the question that matters first: how many bytes more.`,
} as const;

/** Tools around the SDK, each with where to read on. */
export const hubTools = [
  {
    name: 'Command line',
    text: 'Seals and opens files, lists keys, and rehearses a migration without writing.',
    to: '/docs',
  },
  {
    name: 'Test vectors',
    text: 'Fixed inputs with their outputs, so that your port can be checked offline.',
    to: '/docs',
  },
  {
    name: 'Inventory',
    text: 'Writes a CycloneDX bill of cryptographic materials in the build.',
    to: '/developers?tab=devops',
  },
  {
    name: 'Request runner',
    text: 'The four calls in your browser, with real ML-KEM-768 and no key.',
    to: '/api?tab=endpoints',
  },
] as const;

/** What each compliance name is, because the five are not the same kind of thing. */
export const hubCertifications = [
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'About our controls over a period. Yours to read under an agreement.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'About our management system, not about a library you link.',
  },
  {
    name: marked.fips,
    kind: 'Module validation',
    text: 'A historical standard since September 21, 2026. Ask which module has a current FIPS 140-3 certificate.',
  },
  {
    name: `${marked.gdpr}, ${marked.ccpa}, ${marked.hipaa}`,
    kind: 'Law',
    text: 'Nobody is certified for a law. Encryption helps you to obey it.',
  },
] as const;
