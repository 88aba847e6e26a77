import { keyPath, plaintextScope, zeroKnowledge } from '../../product/custody.ts';
import { authority } from '../../product/authority.ts';
import { noiseSource, physics } from '../../product/cryptography.ts';
import { shares } from '../../product/splitting.ts';
import { exchangeCost, rewrapping, wrapBytes } from '../../product/wrap.ts';
import { grouped } from '../../../lib/text/format.ts';
import { marked } from '../../claims.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Post-quantum data protection',
  description:
    'Keep records secret for decades at rest, in transit and in use: post-quantum encryption, zero-knowledge key management and AI-safe tokenization.',
};

export const dataProtection = {
  heading: 'Data protection that keeps secrets for decades',
  lede: 'Your records outlive today’s algorithms, and copies are collected now. Seal files, fields and archives with post-quantum keys that only you hold.',
  sections: [
    {
      id: 'start',
      heading: 'Where to start with data protection',
      lede: 'One key service runs all three, and you add the next one when you need it.',
    },
    {
      id: 'zero-knowledge',
      heading: 'Zero-knowledge architecture: you hold the keys',
      lede: zeroKnowledge.text,
      points: [
        { term: 'Your keys', text: `${keyPath} ${authority.claim}` },
        { term: 'Your plaintext', text: plaintextScope },
        {
          term: 'If we are down',
          text: `The control plane has a ${marked['uptime-platform']}, and [your data plane goes on without it](/platform/architecture#specifications).`,
        },
      ],
    },
    { id: 'lifecycle', heading: 'Data Lifecycle', lede: 'Pick a state to see what protects it.' },
    {
      id: 'protection-layers',
      heading: 'Advanced Protection Layers',
      lede: 'A second source for keys, and records that AI tools can use without the person’s name.',
    },
    {
      id: 'in-use',
      heading: 'Data in use: confidential and homomorphic computing',
      lede: 'No technique keeps users from photographing a record they may open, but each of these gets you some of the way.',
    },
    {
      id: 'integration',
      heading: 'Seamless Integration',
      lede: 'It connects by open standards with what you already run.',
      points: [
        {
          term: 'Applications',
          text: 'With the SDK or the HTTP API, you replace the two calls that read and write a field.',
        },
        {
          term: 'Directories',
          text: 'Through SAML 2.0, OpenID Connect, SCIM and LDAP, people keep one account and one leaving date.',
        },
        {
          term: 'Hardware modules',
          text: 'Over PKCS #11 and KMIP, master keys stay in a module you own.',
        },
        {
          term: 'Archives',
          text: `Moving ${rewrapping.recordsInWords} records to a new key writes ${rewrapping.written} and leaves their content untouched.`,
        },
      ],
    },
  ],
  sources: [
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    {
      label: 'NIST SP 800-90B, Entropy sources',
      href: 'https://csrc.nist.gov/pubs/sp/800/90/b/final',
    },
    {
      label: 'OMB M-23-02, on data that is recorded now and decrypted later',
      href: 'https://www.whitehouse.gov/wp-content/uploads/2022/11/M-23-02-M-Memo-on-Migrating-to-Post-Quantum-Cryptography.pdf',
    },
  ],
  next: { label: 'See how the encryption works', to: '/platform/explore-encryption' },
} as const satisfies PageContent;

export const dataProtectionWords = {
  layers: 'Learn More',
  sales: 'Contact Sales',
  scene: 'A sealed record opens only with your key.',
  demo: 'Or see it live in a free demo',
  samples: 'Sample records',
  sample: 'sample',
  states: 'States of your data',
  custody: { label: 'Who holds what, part by part', to: zeroKnowledge.details },
  ending: 'Protect one application first',
} as const;

export const protectionParts = {
  encryption: {
    term: 'Encryption',
    text: 'See which algorithm wraps which key.',
    label: 'Explore Encryption',
    to: '/platform/explore-encryption',
    surface: 'payroll.xlsx / keys',
    rows: [
      { term: 'Content', value: 'AES-256-GCM', tone: 'ok' },
      { term: 'Its key', value: 'wrapped, X25519 + ML-KEM-768', tone: 'ok' },
      { term: 'Wrap', value: `${grouped(wrapBytes)} bytes` },
      { term: 'Owner', value: 'payroll team' },
      { term: 'Rotates', value: 'every 90 days' },
      { term: 'Next', value: 'in 41 days' },
    ],
  },
  storage: {
    term: 'Storage',
    text: `${shares.needed} of ${shares.total} custodians recover keys after a loss.`,
    label: 'Learn About Storage',
    to: '/platform/learn-about-storage',
    surface: 'recovery key / shares',
    sites: ['Ashburn', 'Columbus', 'Dallas', 'Safe, floor 3', 'Notary'],
    held: 'held',
    share: 'Share {number}',
    rows: [
      { term: 'Needed', value: `any ${shares.needed}` },
      { term: 'Log', value: 'each restore, by name' },
    ],
  },
  controls: {
    term: 'Access control',
    text: 'Decide who opens what, on which device, until when.',
    label: 'Discover Controls',
    to: '/platform/discover-controls',
    surface: 'Share',
    file: 'floorplan.pdf',
    detail: '4.1 MB, sealed before upload',
    until: 18,
    rules: [
      { term: 'For', value: 'survey@site.example' },
      { term: 'Ends', value: 'today at 18:00' },
      { term: 'Then', value: 'access is refused and logged', tone: 'attack' },
    ],
  },
} as const;

/** The life of a record as three steps. */
export const dataStates = {
  rest: {
    term: 'At rest',
    heading: 'At rest: lost disks and copied backups',
    answer:
      'AES-256-GCM seals the content, and a post-quantum wrap seals its key. A thief with the disk still needs your key service.',
    more: { label: 'How storage recovers keys', to: '/platform/learn-about-storage' },
  },
  transit: {
    term: 'In transit',
    heading: 'In transit: sessions recorded for later',
    answer: `${exchangeCost} An attacker then has to break the old key exchange and the new one, the threat that OMB M-23-02 names.`,
    more: { label: 'How messages travel', to: '/platform/communications' },
    bars: { classical: 'X25519', postQuantum: 'ML-KEM-768' },
  },
  use: {
    term: 'In use',
    heading: 'In use: plaintext for one request',
    answer:
      'Software has to see plaintext, which here lives in one process, for one request, under one rule with a name.',
    more: { label: 'How access is decided', to: '/platform/discover-controls' },
    surface: 'record 4417 / opened',
    fields: [
      { term: 'Claim', value: 'opened', tone: 'ok' },
      { term: 'Amount', value: 'opened', tone: 'ok' },
      { term: 'Name', value: 'stays sealed' },
      { term: 'Account', value: 'stays sealed' },
    ],
    log: [
      { mark: '09:42:07', text: 'request  claims-app, m.okafor' },
      { mark: '09:42:07', text: 'allowed  customer-care', tone: 'ok' },
      { mark: '09:42:07', text: 'opened   2 of 4 fields' },
      { mark: '09:42:09', text: 'closed   plaintext discarded' },
    ],
  },
} as const;

export const protectionLayers = {
  physics: {
    term: 'Physics-Based Security',
    text: physics,
    facts: noiseSource,
    surface: 'noise source',
  },
  ai: {
    term: 'AI-Safe Architecture',
    text: 'Tokenize sensitive fields before a model sees the record. Your rules say which fields. The model’s provider can read the rest.',
    surface: 'record 4417 / for the model',
    stored: 'Stored record',
    given: 'What the model gets',
    rows: [
      { field: 'Name', stored: 'M. Example', given: 'person-0417' },
      { field: 'Born', stored: '1971-03-02', given: '50 to 59' },
      { field: 'Account', stored: '00 4471 2290', given: 'removed' },
      { field: 'Note', stored: 'Late delivery', given: 'Late delivery' },
    ],
  },
} as const;

export const dataInUse = {
  caption: 'What protects data while it is in use',
  columns: ['Technique', 'What it changes', 'What it doesn’t'],
  rows: [
    {
      technique: 'Tokenization',
      gain: 'The program can’t leak a field that it never gets. Available now.',
      loss: 'Only works for fields the program doesn’t need.',
    },
    {
      technique: 'Confidential computing',
      gain: 'It would keep a host’s operator out of the memory where the client library decrypts.',
      loss: 'You trust the processor’s maker, its attestation keys and its defense against side channels.',
    },
    {
      technique: 'Homomorphic encryption',
      gain: 'A server would compute on ciphertext and never hold a key.',
      loss: 'Far slower than plain computation. We don’t ship it.',
    },
  ],
} as const;
