import { startDemo } from '../../start-demo.ts';
import { whileSample } from '../../../config/sample.ts';
import { site } from '../../../config/site.ts';
import { type ClaimId, marked } from '../../claims.ts';
import { controlPlaneOutage, referenceLayout } from '../../product/availability.ts';
import { grouped } from '../../../lib/text/format.ts';
import { ncscQkd, qkdAnswer } from '../../product/world.ts';
import { deletion, rewrapping, wrapBytes } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';

export const enterprise = {
  heading: 'Post-quantum key management for financial records',
  lede: 'Your records will outlive the algorithms protecting them. For enterprise and financial teams: replace keys, leave data in place, and prove every change.',
  sections: [
    {
      id: 'records',
      heading: 'Key inventory and audit log',
      lede: 'Know every key, its owner and its retirement date. See who changed what, and who approved it.',
    },
    {
      id: 'rewrap',
      heading: 'Re-wrap keys instead of re-encrypting records',
      lede: `Move ${rewrapping.recordsInWords} records of 4 MB to a new algorithm without touching their content.`,
      paragraphs: [
        'A copy that was taken earlier keeps its old wrap and is only as safe as that wrap. So count the years of secrecy from the day you sent it.',
      ],
    },
    {
      id: 'compare',
      heading: 'Compared with cloud KMS, post-quantum TLS and QKD',
      lede: 'They solve different problems, and you may want more than one.',
      paragraphs: [
        `NSA doesn’t recommend QKD for national security systems unless its limitations are overcome. ${ncscQkd}`,
      ],
    },
    {
      id: 'features',
      heading: 'Key management features for banks',
      points: [
        {
          term: 'Key inventory',
          text: 'Each key has an owner, an algorithm, a system and a retirement date. A key without an owner raises an alarm.',
        },
        {
          term: 'Wraps apart from data',
          text: 'The wrap is stored beside the ciphertext with the name of its algorithm. You can replace it while the record is in use.',
        },
        {
          term: 'Transaction path',
          text: 'Signing stays in your hardware modules, over PKCS #11. The platform schedules, counts and records.',
        },
        {
          term: 'Separation of duties',
          text: 'The person who changes a policy can’t approve it, at any hour.',
        },
      ],
    },
    {
      id: 'load',
      heading: 'Size your key service for peak load',
      lede: `We state ${marked.transactions} across a cluster. Your payment waits in one queue, so measure the load at its busiest hour.`,
      paragraphs: [
        'With random arrivals and load ρ (M/M/1), ρ / (1 − ρ) requests are in the system, the one being served included. Each takes 1 / (1 − ρ) service times. Encryption adds load, so a busy machine slows down most. At 70% a request takes about three service times: plan for that at quarter close.',
      ],
    },
    {
      id: 'figures',
      heading: 'Uptime and throughput for procurement',
      lede: `Measure them in a pilot on your own load. ${controlPlaneOutage}`,
    },
    {
      id: 'compliance',
      heading: 'Compliance evidence for auditors',
      lede: 'What each framework asks for, and what you can hand over.',
    },
    {
      id: 'recognition',
      heading: 'Recognition and awards',
      lede: `For key inventories, documentation and failure drills. ${whileSample('Sample awards.')}`.trim(),
    },
  ],
  sources: [
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    {
      label: 'NIST SP 800-38F, Methods for key wrapping',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/f/final',
    },
    {
      label: 'IETF, Post-quantum hybrid ECDHE-MLKEM for TLS 1.3 (draft)',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-tls-ecdhe-mlkem/',
    },
    {
      label: 'NSA, Quantum key distribution and quantum cryptography',
      href: 'https://www.nsa.gov/Cybersecurity/Quantum-Key-Distribution-QKD-and-Quantum-Cryptography-QC/',
    },
    {
      label: 'NCSC, Quantum networking technologies',
      href: 'https://www.ncsc.gov.uk/paper/quantum-networking-technologies',
    },
    {
      label: 'NIST CMVP, Programmatic transitions',
      href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
    },
  ],
  next: { label: 'Book the free demo', to: startDemo.to },
} as const satisfies PageContent;

export const queueLegend = [
  { load: 0.5, term: '50% load', text: 'One request waiting or served', tone: 'signal' },
  { load: 0.8, term: '80% load', text: 'Four requests', tone: 'data' },
  { load: 0.9, term: '90% load', text: 'Nine requests', tone: 'data' },
  { load: 0.95, term: '95% load', text: 'Nineteen requests', tone: 'series' },
] as const;

export const queueReadout = 'At 90% load, a request takes ten times as long as on an idle machine.';

export const ledgerExport = {
  title: 'keys-2026-11.csv',
  state: 'sample',
  lines: [
    { text: 'owner,algorithm,system,retire' },
    { text: 'payments,hybrid,settlement,2031-03', tone: 'ok' },
    { text: 'treasury,hybrid,ledger,2030-12', tone: 'ok' },
    { text: 'cards,hybrid,tokens,2029-06', tone: 'ok' },
    { text: 'archive,RSA-2048,wires-2019,2027-06', tone: 'soon' },
    { text: ',RSA-2048,branch-backup,', tone: 'attack' },
  ],
  foot: 'One key without an owner. It has raised an alarm.',
} as const;

export const auditLog = {
  title: 'audit log',
  state: 'sample',
  lines: [
    { mark: '09:12', text: 'policy 41 proposed, risk-02' },
    { mark: '09:12', text: 'risk-02 approves: refused', tone: 'attack' },
    { mark: '09:40', text: 'policy 41 approved, audit-07', tone: 'ok' },
    { mark: '09:41', text: 're-wrap of wires-2019 started' },
    { mark: '10:05', text: 're-wrap done, no record decrypted', tone: 'ok' },
    { mark: '11:00', text: 'log head countersigned by your key', tone: 'ok' },
  ],
  foot: 'Exported over syslog or OpenTelemetry.',
} as const;

const terabytes = `${(rewrapping.records * 4_000_000) / 1e12} TB`;

export const ways = [
  {
    term: 'Re-encrypt every record',
    bars: [
      { label: 'Read', percent: 100, value: terabytes, tone: 'data' },
      { label: 'Written', percent: 100, value: terabytes, tone: 'data' },
    ],
    note: 'Every byte is decrypted on the way.',
  },
  {
    term: 'Re-wrap every key',
    bars: [{ label: 'Written', percent: 0.15, value: rewrapping.written, tone: 'signal' }],
    note: `${grouped(rewrapping.records)} wraps of ${grouped(wrapBytes)} bytes. To scale, the bar would be thinner than a pixel.`,
  },
] as const;

export const compareHeads = [
  'Question',
  site.name,
  'Cloud KMS',
  'Post-quantum TLS alone',
  'QKD',
] as const;

export const comparison = [
  {
    head: 'What does it protect?',
    cells: [
      'Stored records, messages and access',
      'Data in that provider’s cloud',
      'Connections while they’re open',
      'Keys sent between two linked sites',
    ],
  },
  {
    head: 'Who holds the keys?',
    cells: [
      'You, in your account or on your hardware',
      'The provider, under your policy',
      'Each end, for one session',
      'Each end of the link',
    ],
  },
  {
    head: 'What if traffic is recorded today?',
    cells: [
      'Hybrid X25519 and ML-KEM-768 by default',
      'Depends on which wraps and connections are post-quantum',
      'Covered on the wire. Stored data isn’t',
      'Covered on that link only',
    ],
  },
  {
    head: 'How do you change the algorithm?',
    cells: [
      'Re-wrap the keys. Data stays in place',
      'When the provider offers it',
      'Update both ends',
      'Replace equipment',
    ],
  },
  {
    head: 'What do you have to run?',
    cells: [
      `${referenceLayout.nodes} key service nodes at ${referenceLayout.sites} sites`,
      'Nothing',
      'Current TLS at both ends',
      'Optical links, and authentication from elsewhere',
    ],
  },
  {
    head: 'When is it the right choice?',
    cells: [
      'Records kept for decades, in several places',
      'Short-lived data in one cloud',
      'Traffic whose storage is already protected',
      qkdAnswer,
    ],
  },
] as const;

export const loads = [
  { load: 0.5, meaning: 'Users don’t notice' },
  { load: 0.8, meaning: 'Batch jobs overlap' },
  { load: 0.9, meaning: 'Card terminals time out' },
  { load: 0.95, meaning: 'Each further percent hurts more' },
] as const;

export const loadHeads = ['Load', 'Requests waiting or served', 'Time a request takes'] as const;

export const procurementClaims = [
  'uptime-platform',
  'node-failover',
  'transactions',
  'daily-throughput',
  'footprint',
  'effort',
  'quote-first-year',
  'customers',
  'support',
] as const satisfies readonly ClaimId[];

export const procurementHeads = ['Figure', 'Scope', 'Kind'] as const;

export const frameworks = [
  {
    name: `${marked.gdpr} and ${marked.ccpa}`,
    kind: 'Law',
    text: `To erase a record, delete every copy of its wrap. The last backup of a wrap expires after ${deletion.backupDays} days, and the log says when.`,
  },
  {
    name: marked.hipaa,
    kind: 'Law',
    text: 'Access records by person and purpose, kept as long as your policy says.',
  },
  {
    name: marked.soc2,
    kind: 'Audit report',
    text: 'Our auditor’s report, with its period and exceptions, once a confidentiality agreement is signed.',
  },
  {
    name: marked.iso,
    kind: 'Certificate',
    text: 'The certificate and the list of what its scope covers.',
  },
  {
    name: marked.fips,
    kind: 'Module validation, historical',
    text: 'The modules that hold your root keys are your choice. Buy them with an active FIPS 140-3 certificate.',
  },
] as const;

export const frameworkHeads = ['Framework', 'Kind', 'What you can show'] as const;
