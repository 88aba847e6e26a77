import { whileSample } from '../../../config/sample.ts';
import { type ClaimId, marked } from '../../claims.ts';
import { controlPlaneOutage, recovery } from '../../product/availability.ts';
import { contractTerm, references } from '../../product/contract.ts';
import { inventories, logFormats } from '../../product/deployment.ts';
import { pilot } from '../../product/pilot.ts';
import { shares } from '../../product/splitting.ts';
import { rewrapping, wrapKinds } from '../../product/wrap.ts';
import { startDemo } from '../../requests.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';
import { bank, cutOver } from './enterprise/bank.ts';

export const head: Head = {
  title: 'Post-quantum key management for finance',
  description:
    'Follow one bank from its first scan to its last restore: order of work, one evening’s cut-over with its log, an auditor’s question and the exit.',
};

export const enterprise = {
  heading: 'One bank’s migration, from first scan to last restore',
  lede: `A bank scans ${bank.systems} systems and finds ${bank.firstSystems} with records that must stay secret for ${bank.years} years or more. Those move first, under DORA, PCI DSS and the G7 roadmap.`,
  sections: [
    {
      id: 'order',
      heading: 'Decide what moves first',
      lede: `The scanner’s inventory says where each algorithm is, and the owners say how long its records must stay secret. Add the ${bank.migrationYears} years that the work takes, and rank by the odds of a quantum computer by then.`,
    },
    {
      id: 'cut-over',
      heading: 'Move the mortgage files in one evening',
      lede: `Re-wrapping replaces ${cutOver.records} wraps in ${cutOver.minutes} minutes and touches no file. At ${marked['rewrap-rate']}, the ${rewrapping.recordsInWords} records of the first round take ${cutOver.allMinutes} minutes and ${rewrapping.written}.`,
      paragraphs: [
        'The old copies stay as exposed as they were, because a copy taken earlier keeps its old wrap. The bank counts their years of secrecy from the day they left.',
      ],
    },
    {
      id: 'auditor',
      heading: 'Answer the auditor from two lists',
      lede: `${inventories.keyList} ${inventories.cryptographic} An auditor asks for one, then for the other. Our sources below include guidance for banks by BIS, FS-ISAC and Europol.`,
    },
    {
      id: 'exit',
      heading: 'Rehearse the exit before you need it',
      lede: `In week ${pilot.weeks} of the pilot the bank restores onto clean machines, without our license, our control plane or our people, and compares what comes back.`,
    },
    {
      id: 'features',
      heading: 'Key management features for banks',
      points: [
        {
          term: 'Key list',
          text: 'Each key has an owner, an algorithm, a system and a retirement date, and a key without an owner raises an alarm.',
        },
        {
          term: 'Wraps apart from data',
          text: `${wrapKinds.stored} You can replace the wrap while the file is in use.`,
        },
        {
          term: 'Transaction path',
          text: 'Signing stays in your hardware modules, over PKCS #11, while the platform schedules, counts and records each signature.',
        },
        {
          term: 'Separation of duties',
          text: 'Two administrators approve a grant of access, and one alone can take it away. [Who signs what](/security#signatures)',
        },
      ],
    },
    { id: 'compare', heading: 'Compared with a cloud KMS and post-quantum TLS' },
    {
      id: 'figures',
      heading: 'Uptime and throughput for procurement',
      lede: `Measure them in a pilot on your own load. ${contractTerm('credits')} ${controlPlaneOutage} ${references}`,
    },
    {
      id: 'compliance',
      heading: 'Compliance documents you get',
      lede: `${contractTerm('audit')} The [DORA schedule and the rest](/security#evidence) are there to download.`,
    },
  ],
  sources: [
    {
      label: 'European Commission, Delegated Regulation (EU) 2024/1774',
      href: 'https://eur-lex.europa.eu/eli/reg_del/2024/1774/oj',
    },
    {
      label: 'Regulation (EU) 2022/2554 (DORA), Articles 28 to 30',
      href: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
    },
    {
      label: 'PCI Security Standards Council, PCI DSS v4.0.1',
      href: 'https://www.pcisecuritystandards.org/document_library/',
    },
    {
      label: 'US Treasury on the G7 Cyber Expert Group’s roadmap (January 2026)',
      href: 'https://home.treasury.gov/news/press-releases/sb0355',
    },
    {
      label: 'US agencies, Third-party relationships: risk management, 88 FR 37920 (2023)',
      href: 'https://www.federalregister.gov/d/2023-12340',
    },
    {
      label: 'BIS Papers 158, Quantum-readiness for the financial system (2025)',
      href: 'https://www.bis.org/publ/bppdf/bispap158.htm',
    },
    {
      label: 'ABA Banking Journal on FS-ISAC’s timeline (September 2025)',
      href: 'https://bankingjournal.aba.com/2025/09/fs-isac-urges-financial-sector-to-adopt-timeline-for-implementing-quantum-computing-defenses/',
    },
    {
      label: 'eucrim on Europol’s prioritization report (January 2026)',
      href: 'https://eucrim.eu/news/europol-report-outlines-transition-to-post-quantum-cryptography-for-financial-institutions/',
    },
  ],
  next: { label: 'Book the free demo', to: startDemo.to },
} as const satisfies PageContent;

export const recognition = {
  id: 'recognition',
  heading: 'Recognition and awards',
  lede: whileSample('Sample awards.'),
} as const;

export const enterpriseWords = {
  demo: 'Enterprise Demo',
  brief: 'Do the same with your own years',
  inventory: 'Read this bank’s inventory, or your own',
  ending: 'See it with your own inventory',
} as const;

/** Under the scene. */
export const inventoryLegend = {
  first: {
    term: `${bank.firstSystems} systems`,
    text: `Records secret for ${bank.years} years or more`,
  },
  others: { term: `${bank.systems - bank.firstSystems} systems`, text: 'Shorter secrets, or none' },
  readout: `A dot for each system, as large as its years of secrecy.${whileSample(' The bank is an example.')}`,
} as const;

export const orderHeads = [
  'What the systems hold',
  'Systems',
  'Secret for',
  'Odds by then',
] as const;

export const years = { one: '{count} year', other: '{count} years' } as const;

export const ruleHeads = ['Rule', 'What it asks', 'What the bank shows'] as const;

export const rules = [
  {
    name: 'DORA, encryption policy',
    article: 'Delegated Regulation (EU) 2024/1774, Article 6',
    asks: 'A policy on encryption that provides for changing it as cryptanalysis develops. It names no algorithm and no post-quantum date.',
    shows:
      'Its policy with the number of each version, the two names that approved it, and the re-wrap that followed.',
  },
  {
    name: 'DORA, key management',
    article: 'Delegated Regulation (EU) 2024/1774, Article 7',
    asks: 'Key management over the whole life cycle, and a register of certificates, at least for critical or important functions.',
    shows: 'The key list with owner, rotation and retirement, beside its register of certificates.',
  },
  {
    name: 'Third parties',
    article: 'DORA, Articles 28 to 30; US agencies’ guidance, June 2023',
    asks: 'Audit rights, named subcontractors, incident reports, and an exit that works.',
    shows: 'The schedule signed with our order, and the log of the rehearsed exit.',
  },
  {
    name: 'PCI DSS 4.0.1',
    article: 'Requirement 12.3.3, mandatory since March 31, 2025',
    asks: 'A yearly review of the cipher suites and protocols in use: an inventory, a watch on their viability, and a plan for changes.',
    shows:
      'The cryptographic inventory of its scanner, because the key list isn’t enough for this one.',
  },
  {
    name: 'G7 roadmap',
    article: 'Cyber Expert Group, January 2026, not prescriptive',
    asks: 'It calls 2030 to 2032 challenging but prudent for critical systems, as reported, and 2035 for all.',
    shows: 'Progress by system: keys on the hybrid, keys still on RSA, and the date for each.',
  },
] as const;

export const keyListExport = {
  title: 'keys-2026-11.csv',
  state: 'sample',
  lines: [
    { text: 'owner,algorithm,system,retire' },
    { text: 'mortgages,hybrid,mortgage-files,2031-03', tone: 'ok' },
    { text: 'trust,RSA-2048,trust-files,2027-01', tone: 'soon' },
    { text: 'onboarding,RSA-2048,identity-files,2027-02', tone: 'soon' },
    { text: 'treasury,RSA-2048,wire-archive,2027-06', tone: 'soon' },
    { text: ',RSA-2048,branch-backup,', tone: 'attack' },
  ],
  foot: 'One key has no owner, and it has raised an alarm.',
} as const;

export const auditLog = {
  title: 'audit log',
  state: 'sample',
  lines: [
    { mark: cutOver.approved, text: 'policy 41 signed by risk-02' },
    { mark: cutOver.approved, text: 'policy 41 signed by audit-07: in force', tone: 'ok' },
    { mark: cutOver.begins, text: `rewrap of ${cutOver.records} wraps begins` },
    {
      mark: cutOver.ends,
      text: `done, ${cutOver.written} written, 0 records decrypted`,
      tone: 'ok',
    },
    { mark: cutOver.checked, text: '1,000 files opened by new wraps, 0 failed', tone: 'ok' },
    { mark: '21:00', text: 'log head countersigned by your key', tone: 'ok' },
  ],
  foot: `Exported by ${logFormats}.`,
} as const;

export const exitLog = {
  title: 'exit rehearsal / report',
  state: 'sample',
  lines: [
    { mark: '09:10', text: '3 clean nodes, license lapsed, control plane cut off' },
    { mark: '09:10', text: `${shares.needed} of ${shares.total} custodians present` },
    { mark: '09:14', text: '12 wrapping keys unsealed' },
    { mark: '11:52', text: 'first wrap opened', tone: 'ok' },
    { mark: '12:20', text: '1,000 mortgage files compared: identical', tone: 'ok' },
    { mark: '12:25', text: 'policy loaded from a file, signed by the bank', tone: 'ok' },
  ],
  foot: `Our target for the first wrap is under ${recovery.hours} hours.`,
} as const;

/** Beside the log of the exit. */
export const exitFacts = [
  {
    term: 'What the bank takes along',
    text: 'Its keys and wraps in a documented format, its policy and its log. It takes no files along, because they never left its own storage.',
  },
  { term: 'Source code', text: contractTerm('escrow') },
] as const;

export const procurementClaims = [
  'uptime-platform',
  'node-failover',
  'transactions',
  'quote-first-year',
  'customers',
  'support',
] as const satisfies readonly ClaimId[];

export const documents = [
  {
    term: `${marked.gdpr} and ${marked.ccpa}`,
    text: 'You can show from when a deleted record was unreadable, [backups included](/docs#key-rotation).',
  },
  { term: marked.hipaa, text: 'A log of who opened which record, when and why.' },
  { term: marked.soc2, text: 'The report of twelve months, which we show under an agreement.' },
  { term: marked.iso, text: 'The certificate, and the statement of what its scope covers.' },
  {
    term: marked.fips,
    text: 'It is historical: buy hardware modules with an active FIPS 140-3 certificate.',
  },
] as const;
