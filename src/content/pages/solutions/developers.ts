import { type ClaimId, marked } from '../../claims.ts';
import type { PageContent } from '../page-content.ts';

export const developerHub = {
  heading: 'Post-quantum Developer Hub',
  lede: 'Add ML-KEM encryption with calls you already know. Keys and signatures get bigger, so see which columns, headers and packets need room before you ship.',
  sections: [
    {
      id: 'sdk',
      heading: 'Post-quantum encryption with one SDK',
      lede: 'Seal a value, stream a file that doesn’t fit in memory, or protect a whole service without touching its routes.',
      points: [
        {
          term: 'Encryption',
          text: 'One call seals a value and returns the algorithm with it.',
        },
        {
          term: 'Streaming',
          text: 'Files are sealed in authenticated chunks, so memory stays flat.',
        },
        {
          term: 'Integration',
          text: 'Middleware for common web frameworks. Keys rotate outside the request path.',
        },
        {
          term: 'Agility',
          text: 'The algorithm is a setting. Change it without changing your calls.',
        },
      ],
    },
    {
      id: 'install',
      heading: 'Install from a signed archive',
    },
    {
      id: 'sizes',
      heading: 'ML-KEM and ML-DSA sizes to scale',
      lede: 'Check each fixed-length column, header limit and packet buffer against these bytes.',
    },
    {
      id: 'stats',
      heading: 'Free tier, latency and support',
      lede: 'Encrypt a real table on the free tier and see how many bytes it adds.',
    },
    {
      id: 'tools',
      heading: 'Developer tools and framework guides',
    },
    {
      id: 'operate',
      heading: 'Performance and monitoring in CI',
      lede: 'Measure handshake size as well as time: a larger first flight can cost a round trip on a slow link.',
      points: [
        {
          term: 'Performance',
          text: 'Chart bytes and milliseconds per handshake, by key exchange group.',
        },
        {
          term: 'Monitoring',
          text: 'Log algorithm names, never plaintext or keys. Copy the [probes and alert rules](/developers?tab=monitoring).',
        },
        {
          term: 'Compatibility',
          text: 'Keep a decryption test for every format version you’ve written.',
        },
      ],
    },
    {
      id: 'certifications',
      heading: 'Certifications and what each one proves',
      lede: 'A library doesn’t inherit them. If a contract asks for a validated module, ask which one your build links to.',
    },
  ],
  sources: [
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
    { label: 'NIST, FIPS 205 (SLH-DSA)', href: 'https://csrc.nist.gov/pubs/fips/205/final' },
  ],
  next: { label: 'Read the API reference', to: '/api' },
} as const satisfies PageContent;

/** In bytes, from RFC 7748 and FIPS 203 to 205. */
export const objectSizes = [
  {
    name: 'X25519',
    note: 'What most connections send today.',
    parts: [{ label: 'Public key', bytes: 32, tone: 'ok' }],
  },
  {
    name: 'ML-KEM-768',
    note: 'Key exchange, beside X25519 in the hybrid.',
    parts: [
      { label: 'Public key', bytes: 1_184, tone: 'beta' },
      { label: 'Ciphertext', bytes: 1_088, tone: 'gamma' },
    ],
  },
  {
    name: 'ML-KEM-1024',
    note: 'Key exchange for CNSA 2.0.',
    parts: [
      { label: 'Public key', bytes: 1_568, tone: 'beta' },
      { label: 'Ciphertext', bytes: 1_568, tone: 'gamma' },
    ],
  },
  {
    name: 'ML-DSA-65',
    note: 'Signatures on software and certificates.',
    parts: [
      { label: 'Public key', bytes: 1_952, tone: 'beta' },
      { label: 'Signature', bytes: 3_309, tone: 'delta' },
    ],
  },
  {
    name: 'SLH-DSA-128s',
    note: 'The fast variant takes 17,088 bytes.',
    parts: [{ label: 'Signature', bytes: 7_856, tone: 'delta' }],
  },
] as const;

export const checksRun = [
  { mark: '09:12', text: 'handshake X25519: 64 bytes' },
  { mark: '09:12', text: 'handshake X25519MLKEM768: 2,336 bytes', tone: 'beta' },
  { mark: '09:12', text: 'test vectors: passed', tone: 'ok' },
  { mark: '09:13', text: 'decrypt formats 1, 2 and 3: passed', tone: 'ok' },
  { mark: '09:13', text: 'inventory: RSA-2048 in export.ts, not on the list', tone: 'alpha' },
  { mark: '09:13', text: 'build stopped', tone: 'alpha' },
] as const;

export const hubStats = [
  'free-tier',
  'api-latency',
  'api-calls',
  'support',
] as const satisfies readonly ClaimId[];

export const hubTools = [
  {
    name: 'Command line',
    text: 'Seals files, lists keys, rehearses a migration',
    to: '/docs',
  },
  {
    name: 'Test vectors',
    text: 'Check your own port offline',
    to: '/docs',
  },
  {
    name: 'Inventory',
    text: 'A CycloneDX list of algorithms from each build',
    to: '/developers?tab=devops',
  },
  {
    name: 'Request runner',
    text: 'All four calls in your browser, with ML-KEM-768',
    to: '/api?tab=endpoints',
  },
] as const;

export const hubCertifications = [
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'Our controls over a period. You can read it under an agreement.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'Our management system, not a library you link.',
  },
  {
    name: marked.fips,
    kind: 'Module validation',
    text: 'A historical standard since September 21, 2026. Ask which module holds a FIPS 140-3 certificate today.',
  },
  {
    name: `${marked.gdpr}, ${marked.ccpa}, ${marked.hipaa}`,
    kind: 'Law',
    text: 'No certificate exists for a law. Encryption helps you comply.',
  },
] as const;
