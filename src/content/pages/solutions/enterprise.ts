import { startDemo } from '../../requests.ts';
import { whileSample } from '../../../config/sample.ts';
import { type ClaimId, marked } from '../../claims.ts';
import { controlPlaneOutage } from '../../product/availability.ts';
import { grouped } from '../../../lib/text/format.ts';
import { hybridGroups } from '../../product/world.ts';
import { deletion, rewrapping, wrapBytes } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Post-quantum key management for finance',
  description:
    'Replace keys without re-encrypting records. See how that compares with a cloud KMS, post-quantum TLS and QKD, and what your auditors can check.',
};

/** Bytes that each way of changing the algorithm writes; a record has 4 MB. */
export const written = {
  reEncrypted: rewrapping.records * 4_000_000,
  reWrapped: rewrapping.records * wrapBytes,
} as const;

const terabytes = `${written.reEncrypted / 1e12} TB`;
const timesLess = grouped(Math.round(written.reEncrypted / written.reWrapped));

export const enterprise = {
  heading: 'Post-quantum key management for financial records',
  lede: `For banks and enterprises: move ${rewrapping.recordsInWords} records to post-quantum encryption by writing ${rewrapping.written} instead of ${terabytes}. DORA and PCI DSS already ask for the inventory.`,
  sections: [
    {
      id: 'rules',
      heading: 'DORA, PCI DSS and the G7 roadmap',
      lede: 'What each one asks about cryptography, and what you can hand to your auditor.',
    },
    {
      id: 'rewrap',
      heading: 'Change algorithms without touching records',
      lede: 'The inventory finds the keys to replace. The log shows who approved it, and that no record was decrypted.',
      paragraphs: [
        'A copy taken earlier keeps its old wrap and is only as safe as that. So count its years of secrecy from the day it left.',
      ],
    },
    {
      id: 'compare',
      heading: 'Compared with cloud KMS, post-quantum TLS and QKD',
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
          text: 'Signing stays in your hardware modules, over PKCS #11. The platform schedules, counts and records each signature.',
        },
        {
          term: 'Separation of duties',
          text: 'The person who changes a policy can’t approve it.',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'Uptime and throughput for procurement',
      lede: `Measure them in a pilot on your own load. ${controlPlaneOutage}`,
    },
    {
      id: 'compliance',
      heading: 'Compliance documents you get',
    },
    {
      id: 'recognition',
      heading: 'Recognition and awards',
      lede: whileSample('Sample awards.'),
    },
  ],
  sources: [
    {
      label: 'European Commission, Delegated Regulation (EU) 2024/1774',
      href: 'https://eur-lex.europa.eu/eli/reg_del/2024/1774/oj',
    },
    {
      label: 'PCI Security Standards Council, PCI DSS v4.0.1',
      href: 'https://www.pcisecuritystandards.org/document_library/',
    },
    {
      label: 'US Treasury on the G7 Cyber Expert Group’s roadmap (January 2026)',
      href: 'https://home.treasury.gov/news/press-releases/sb0355',
    },
    { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
    {
      label: 'NIST SP 800-38F, Methods for key wrapping',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/f/final',
    },
    hybridGroups,
  ],
  next: { label: 'Book the free demo', to: startDemo.to },
} as const satisfies PageContent;

export const enterpriseWords = {
  demo: 'Enterprise Demo',
  ending: 'See it with your key inventory',
} as const;

/** Under the scene. */
export const writtenLegend = {
  rewrap: { term: rewrapping.written, text: 'Written to re-wrap every key' },
  reEncrypt: {
    term: terabytes,
    text: 'Written to re-encrypt every record, after reading them all',
  },
  readout: `Re-wrapping writes ${timesLess} times less and decrypts no record (${rewrapping.recordsInWords} records of 4 MB).`,
} as const;

export const ruleHeads = ['Rule', 'What it asks', 'What you can show'] as const;

export const rules = [
  {
    name: 'DORA, encryption policy',
    article: 'Delegated Regulation (EU) 2024/1774, Article 6',
    asks: 'A policy on encryption that provides for changing it as cryptanalysis develops. It names no algorithm and no post-quantum date.',
    shows:
      'Your algorithm policy with its versions, who approved each, and the re-wrap that followed.',
  },
  {
    name: 'DORA, key management',
    article: 'Delegated Regulation (EU) 2024/1774, Article 7',
    asks: 'Key management over the whole life cycle, and a register of certificates, at least for critical or important functions.',
    shows:
      'Every key with its owner, rotation and retirement, as CycloneDX, beside your register of certificates.',
  },
  {
    name: 'PCI DSS 4.0.1',
    article: 'Requirement 12.3.3, mandatory since March 31, 2025',
    asks: 'A yearly review of the cipher suites and protocols in use: an inventory, a watch on their viability, and a plan for changes.',
    shows: 'The dated inventory by system. Each retirement date is a line of the plan.',
  },
  {
    name: 'G7 roadmap',
    article: 'Cyber Expert Group, January 2026, not prescriptive',
    asks: 'According to reports, critical systems move by 2030 to 2032 and all by 2035.',
    shows: 'Progress by system: keys on the hybrid, keys still on RSA, and the date for each.',
  },
] as const;

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

export const procurementClaims = [
  'uptime-platform',
  'node-failover',
  'transactions',
  'footprint',
  'effort',
  'quote-first-year',
  'customers',
  'support',
] as const satisfies readonly ClaimId[];

export const procurementHeads = ['Figure', 'Scope', 'Kind'] as const;

export const documents = [
  {
    term: `${marked.gdpr} and ${marked.ccpa}`,
    text: `To erase a record, delete every copy of its wrap. Backups expire after ${deletion.backupDays} days, and the log says when.`,
  },
  { term: marked.hipaa, text: 'A log of who opened what, and why.' },
  { term: marked.soc2, text: 'The report, under an agreement.' },
  { term: marked.iso, text: 'The certificate with its scope.' },
  {
    term: marked.fips,
    text: 'Historical. Buy hardware modules with an active FIPS 140-3 certificate.',
  },
] as const;
