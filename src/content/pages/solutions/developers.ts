import { grouped } from '../../../lib/text/format.ts';
import { type ClaimId, marked } from '../../claims.ts';
import { sandbox } from '../../product/sandbox.ts';
import { nextDate } from '../../next-deadline.ts';
import { hybridTraffic, objectSizes as sizes } from '../../product/world.ts';
import { contentParts, partNames, sampleRecord, wrapParts } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Developer Hub: post-quantum SDK and API',
  description:
    'Get a free API key, copy SDK code for post-quantum encryption, and check the exact ML-KEM and ML-DSA sizes your columns and packets have to hold.',
};

export const developerHub = {
  heading: 'Developer Hub for post-quantum encryption',
  lede: `Encrypt with one call and see how many bytes come back. Make room for them in columns, headers and packets. ${nextDate}`,
  sections: [
    {
      id: 'sizes',
      heading: 'ML-KEM and ML-DSA sizes in bytes',
      lede: 'Check each fixed-length column, header limit and packet buffer against these.',
    },
    {
      id: 'sdk',
      heading: 'Post-quantum encryption with one SDK',
      lede: 'Seal a value, stream a file or protect a whole service with a library that you [install from a signed archive](/docs#install-the-sdk).',
      points: [
        { term: 'Encryption', text: 'One call seals a value and returns the algorithm with it.' },
        {
          term: 'Streaming',
          text: 'Files are sealed in authenticated chunks, which keeps memory flat.',
        },
        {
          term: 'Integration',
          text: 'Middleware for common web frameworks leaves key rotation outside the request path.',
        },
        {
          term: 'Agility',
          text: 'A setting changes the algorithm once every reader has the release, and your calls stay as they are.',
        },
      ],
    },
    {
      id: 'stats',
      heading: 'Free tier, latency and support',
      lede: `Encrypt a table of synthetic rows on the free tier. ${sandbox.rate}`,
    },
    {
      id: 'operate',
      heading: 'Performance and monitoring',
      points: [
        {
          term: 'Performance',
          text: 'Chart bytes and milliseconds per handshake, by key exchange group.',
        },
        {
          term: 'Monitoring',
          text: 'Log algorithm names, never plaintext or keys, with [probes and alert rules](/developers?tab=monitoring) to copy.',
        },
        {
          term: 'Compatibility',
          text: 'Keep a decryption test for every format version you’ve written.',
        },
      ],
    },
    { id: 'tools', heading: 'Developer tools and framework guides' },
    {
      id: 'certifications',
      heading: 'Certifications and what each one proves',
      lede: 'A library doesn’t inherit them, and ours [isn’t validated yet](/security#what-each-compliance-claim-proves) under FIPS 140-3.',
    },
  ],
  sources: [
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
    { label: 'NIST, FIPS 205 (SLH-DSA)', href: 'https://csrc.nist.gov/pubs/fips/205/final' },
    {
      label: 'RFC 9958, Post-quantum cryptography for engineers (2026)',
      href: 'https://www.rfc-editor.org/info/rfc9958',
    },
  ],
  next: { label: 'Read the API reference', to: '/api' },
} as const satisfies PageContent;

type Tone = 'data' | 'ok' | 'signal' | 'series';

const tones: Readonly<Partial<Record<keyof typeof partNames, Tone>>> = {
  'ml-kem': 'data',
  x25519: 'ok',
  text: 'signal',
};

/** The answer to the first call, in order. */
export const answerParts = [...wrapParts, ...contentParts(sampleRecord.textBytes)].map(
  ({ part, bytes }) => ({ name: partNames[part], bytes, tone: tones[part] ?? 'series' }),
);

const bytesOf = (tone: Tone) =>
  answerParts.reduce((sum, part) => sum + (part.tone === tone ? part.bytes : 0), 0);

export const answerLegend = (
  [
    ['data', partNames['ml-kem']],
    ['ok', partNames.x25519],
    ['series', 'data key, nonces and tags'],
    ['signal', 'your text, encrypted'],
  ] as const
).map(([tone, text]) => ({ tone, text: `${grouped(bytesOf(tone))} ${text}` }));

export const answer = {
  title: 'encrypted_data',
  state: `${grouped(sampleRecord.recordBytes)} bytes, a dot each`,
  foot: `${sampleRecord.textBytes} bytes become ${grouped(sampleRecord.recordBytes)}: leave room in every record.`,
} as const;

export const runCall = {
  label: 'Run this call',
  to: '/api#encrypt',
  foot: 'The API page answers it in your browser, without an account.',
} as const;

export const sizeHeads = ['Algorithm', 'Public key', 'Ciphertext or signature', 'Use'] as const;

/** In bytes, from RFC 7748 and FIPS 203 to 205. */
export const objectSizes = (
  [
    ['X25519', hybridTraffic],
    ['ML-KEM-768', 'Key exchange, beside X25519 in the hybrid.'],
    ['ML-KEM-1024', 'Key exchange for CNSA 2.0.'],
    ['ML-DSA-65', 'Signatures on software and certificates.'],
    ['ML-DSA-87', 'Signatures for CNSA 2.0.'],
    ['SLH-DSA-128s', `The fast variant takes ${grouped(sizes['SLH-DSA-128f'].output)} bytes.`],
  ] as const
).map(([name, use]) => ({ name, use, ...sizes[name] }));

export const hubWords = {
  guides: 'Framework guides',
  ending: 'Start free, no credit card required',
} as const;

/** The tabs with code; `name` is after "Copy", for screen readers. */
export const hubExamples = {
  label: 'Code examples',
  encryption: { label: 'Encryption', name: 'the encryption example' },
  streaming: { label: 'Streaming', name: 'the streaming example' },
  integration: { label: 'Integration', name: 'the integration example' },
} as const;

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

export const hubCertificationHeads = ['Name', 'Kind', 'What it covers'] as const;

export const hubCertifications = [
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'The services we run. You can read it under an agreement.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'Our management system, which is no library you link.',
  },
  {
    name: marked.fips,
    kind: 'Module validation',
    text: 'Historical after September 21, 2026. New federal procurement needs 140-3.',
  },
  {
    name: `${marked.gdpr}, ${marked.ccpa}, ${marked.hipaa}`,
    kind: 'Law',
    text: 'No certificate makes a vendor or a library compliant.',
  },
] as const;
