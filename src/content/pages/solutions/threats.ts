import { survey2025 } from '../../product/survey.ts';
import { hybridGroups, neutralAtoms } from '../../product/world.ts';

/** In the order of first use, which numbers them. */
export const threatSources = {
  mosca: { label: 'Mosca (2015)', href: 'https://eprint.iacr.org/2015/1075' },
  survey: { label: survey2025.label, href: survey2025.href },
  gidney: { label: 'Gidney, factoring RSA-2048 (2025)', href: 'https://arxiv.org/abs/2505.15917' },
  googleCurves: {
    label: 'Google Research (2026)',
    href: 'https://research.google/blog/safeguarding-cryptocurrency-by-disclosing-quantum-vulnerabilities-responsibly/',
  },
  neutralAtoms: { label: neutralAtoms.label, href: neutralAtoms.href },
  m2302: {
    label: 'OMB M-23-02 (2022)',
    href: 'https://www.whitehouse.gov/wp-content/uploads/2022/11/M-23-02-M-Memo-on-Migrating-to-Post-Quantum-Cryptography.pdf',
  },
  hybrid: hybridGroups,
  ir8547: { label: 'NIST IR 8547 (draft, 2024)', href: 'https://csrc.nist.gov/pubs/ir/8547/ipd' },
  fips203: { label: 'NIST, FIPS 203 (ML-KEM)', href: 'https://csrc.nist.gov/pubs/fips/203/final' },
  sp800227: {
    label: 'NIST SP 800-227 (2025)',
    href: 'https://csrc.nist.gov/pubs/sp/800/227/final',
  },
  fips204: { label: 'NIST, FIPS 204 (ML-DSA)', href: 'https://csrc.nist.gov/pubs/fips/204/final' },
  sp800208: {
    label: 'NIST SP 800-208 (LMS, XMSS)',
    href: 'https://csrc.nist.gov/pubs/sp/800/208/final',
  },
  cnsa: {
    label: 'NSA, CNSA 2.0 FAQ 2.1',
    href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
  },
  eu: {
    label: 'EU roadmap (2025)',
    href: 'https://digital-strategy.ec.europa.eu/en/library/coordinated-implementation-roadmap-transition-post-quantum-cryptography',
  },
  ncsc: {
    label: 'NCSC, PQC migration timelines',
    href: 'https://www.ncsc.gov.uk/guidance/pqc-migration-timelines',
  },
  sike: { label: 'Castryck, Decru: SIDH (2022)', href: 'https://eprint.iacr.org/2022/975' },
  hqc: { label: 'NIST IR 8545, HQC (2025)', href: 'https://csrc.nist.gov/pubs/ir/8545/final' },
  kyberslash: { label: 'KyberSlash', href: 'https://eprint.iacr.org/2024/1049' },
  cmvp: {
    label: 'NIST CMVP, transitions',
    href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
  },
} as const;

export type SourceId = keyof typeof threatSources;

/** Addresses have these ids, in every language. */
export const horizons = ['Now', 'CRQC'] as const;

/** Our own ranking, lowest first. */
export const impactLevels = ['low', 'high', 'severe'] as const;

type Horizon = (typeof horizons)[number];
type ImpactLevel = (typeof impactLevels)[number];

export type Threat = {
  readonly id: string;
  readonly threat: string;
  readonly timeline: string;
  readonly impact: string;
  readonly currentProtection: string;
  readonly level: ImpactLevel;
  readonly horizon: Horizon;
  /** Years in the timeline; none if the threat is not expected. */
  readonly span?: { readonly from: number; readonly to: number; readonly certain: boolean };
  readonly sources: readonly SourceId[];
};

export const threats: readonly Threat[] = [
  {
    id: 'harvest',
    threat: 'Harvest now, decrypt later',
    timeline: 'Collection today; decryption when a CRQC exists',
    impact: 'Long-lived secrets: health, state, intellectual property',
    currentProtection: 'Hybrid X25519MLKEM768 in TLS 1.3; ML-KEM for stored keys',
    level: 'severe',
    horizon: 'Now',
    span: { from: 2026, to: 2041, certain: true },
    sources: ['m2302', 'hybrid'],
  },
  {
    id: 'key-establishment',
    threat: 'RSA and ECC key establishment broken',
    timeline: 'Unknown; policy dates 2030 to 2035',
    impact: 'All recorded sessions and stored key wraps',
    currentProtection: 'ML-KEM, combined with a classical exchange during the transition',
    level: 'severe',
    horizon: 'CRQC',
    span: { from: 2030, to: 2035, certain: false },
    sources: ['ir8547', 'fips203', 'sp800227'],
  },
  {
    id: 'signatures',
    threat: 'Forged signatures',
    timeline: 'Only once a CRQC exists; the slowest migration',
    impact: 'Trust in updates, certificates and identity collapses; nothing is disclosed',
    currentProtection: 'ML-DSA, SLH-DSA; LMS or XMSS for firmware',
    level: 'severe',
    horizon: 'CRQC',
    span: { from: 2031, to: 2035, certain: false },
    sources: ['fips204', 'sp800208'],
  },
  {
    id: 'symmetric',
    threat: 'Symmetric and hash weakening',
    timeline: 'Not a practical near-term threat',
    impact: 'No action needed beyond today’s key sizes',
    currentProtection: 'AES-256, SHA-384',
    level: 'low',
    horizon: 'CRQC',
    sources: ['cnsa'],
  },
  {
    id: 'devices',
    threat: 'Long-lived devices',
    timeline: '10- to 30-year service lives, counted from today’s order',
    impact: 'Equipment in energy, manufacturing and vehicles that can’t be patched later',
    currentProtection: 'Signed, crypto-agile firmware now',
    level: 'high',
    horizon: 'Now',
    span: { from: 2027, to: 2041, certain: true },
    sources: ['sp800208'],
  },
  {
    id: 'inventory',
    threat: 'Unknown inventory',
    timeline: 'Today; the first step of every roadmap',
    impact: 'You can’t migrate what you haven’t listed',
    currentProtection: 'Discovery and a cryptographic bill of materials',
    level: 'high',
    horizon: 'Now',
    span: { from: 2026, to: 2028, certain: true },
    sources: ['m2302', 'eu', 'ncsc'],
  },
  {
    id: 'new-algorithms',
    threat: 'Failure of a new algorithm',
    timeline: 'Any time; SIKE fell in 2022',
    impact: 'Everything that relies on a single algorithm',
    currentProtection: 'Hybrids, HQC as a different family once final, agility',
    level: 'high',
    horizon: 'Now',
    span: { from: 2026, to: 2041, certain: false },
    sources: ['sike', 'hqc'],
  },
  {
    id: 'implementation',
    threat: 'Side channels and implementation faults',
    timeline: 'Today',
    impact: 'Keys leak even though the math holds',
    currentProtection: 'Validated modules (FIPS 140-3), constant-time native code',
    level: 'high',
    horizon: 'Now',
    span: { from: 2026, to: 2041, certain: true },
    sources: ['kyberslash', 'cmvp'],
  },
];

export const threatTableWords = {
  filter: 'Horizon',
  shown: '{shown} of {all} threats',
  caption: 'Severe, High and Low are our ranking.',
  columns: {
    threat: 'Threat',
    timeline: 'Timeline',
    impact: 'Impact',
    currentProtection: 'Current protection',
  },
  download: 'Download CSV',
  /** Columns that only the file has; its horizon is called as the filter. */
  inFile: { level: 'Impact level', sources: 'Sources' },
  horizons: { Now: 'Now', CRQC: 'CRQC' },
  levels: { low: 'Low', high: 'High', severe: 'Severe' },
} as const satisfies {
  readonly horizons: Readonly<Record<Horizon, string>>;
  readonly levels: Readonly<Record<ImpactLevel, string>>;
  readonly [text: string]: unknown;
};
