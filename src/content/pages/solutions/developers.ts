import { type ClaimId, marked } from '../../claims.ts';
import { validationSummary } from '../../product/validation.ts';
import { gdprCertification, hybridTraffic, objectSizes as sizes } from '../../product/world.ts';
import { agility } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';

export const developerHub = {
  heading: 'Post-quantum Developer Hub',
  lede: 'For application developers: add post-quantum encryption with calls you already know, and see which columns, headers and packets need room before you ship.',
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
          text: agility.text,
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
      lede: 'Encrypt a table of synthetic rows on the free tier and see how many bytes it adds.',
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
      lede: `A library doesn’t inherit them. ${validationSummary}`,
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
    note: hybridTraffic,
    parts: [{ label: 'Public key', bytes: sizes.X25519.publicKey, tone: 'ok' }],
  },
  {
    name: 'ML-KEM-768',
    note: 'Key exchange, beside X25519 in the hybrid.',
    parts: [
      { label: 'Public key', bytes: sizes['ML-KEM-768'].publicKey, tone: 'signal' },
      { label: 'Ciphertext', bytes: sizes['ML-KEM-768'].output, tone: 'data' },
    ],
  },
  {
    name: 'ML-KEM-1024',
    note: 'Key exchange for CNSA 2.0.',
    parts: [
      { label: 'Public key', bytes: sizes['ML-KEM-1024'].publicKey, tone: 'signal' },
      { label: 'Ciphertext', bytes: sizes['ML-KEM-1024'].output, tone: 'data' },
    ],
  },
  {
    name: 'ML-DSA-65',
    note: 'Signatures on software and certificates.',
    parts: [
      { label: 'Public key', bytes: sizes['ML-DSA-65'].publicKey, tone: 'signal' },
      { label: 'Signature', bytes: sizes['ML-DSA-65'].output, tone: 'series' },
    ],
  },
  {
    name: 'SLH-DSA-128s',
    note: 'The fast variant takes 17,088 bytes.',
    parts: [{ label: 'Signature', bytes: sizes['SLH-DSA-128s'].output, tone: 'series' }],
  },
] as const;

export const checksRun = [
  { mark: '09:12', text: 'handshake X25519: 64 bytes' },
  { mark: '09:12', text: 'handshake X25519MLKEM768: 2,336 bytes', tone: 'signal' },
  { mark: '09:12', text: 'test vectors: passed', tone: 'ok' },
  { mark: '09:13', text: 'decrypt formats 1, 2 and 3: passed', tone: 'ok' },
  { mark: '09:13', text: 'decrypt format 0: refused, retired in 2024', tone: 'ok' },
  { mark: '09:13', text: 'build passed', tone: 'ok' },
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
    to: '/docs#install-the-sdk-command-line',
  },
  {
    name: 'Test vectors',
    text: 'Check your own port offline',
    to: '/docs#install-the-sdk-test-vectors',
  },
  {
    name: 'Inventory',
    text: 'A CycloneDX list of algorithms from each build',
    to: '/developers?tab=devops',
  },
  {
    name: 'Request runner',
    text: 'All four calls in your browser, with the hybrid',
    to: '/api?tab=endpoints',
  },
] as const;

export const hubCertifications = [
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'An auditor’s findings on the services we run. You can read it under an agreement.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'Our management system, not a library you link.',
  },
  {
    name: marked.fips,
    kind: 'Module validation',
    text: 'A historical standard since September 21, 2026. New federal procurement needs 140-3, so choose the hardware module by it.',
  },
  {
    name: `${marked.gdpr}, ${marked.ccpa}, ${marked.hipaa}`,
    kind: 'Law',
    text: `${gdprCertification.short} ${gdprCertification.others} Encryption helps you comply.`,
  },
] as const;
