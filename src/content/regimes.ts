import type { IsoDay } from '../lib/time/dates.ts';
import { longDate } from '../lib/text/format.ts';
import { eo14412 } from './product/world.ts';

export type Deadline = {
  /** Must not change: it is part of the UID in calendar files. */
  readonly id: string;
  readonly day: IsoDay;
  /** The date in the source's wording. */
  readonly shown: string;
  readonly what: string;
};

/** A rule or an authority that asks for a migration. */
export type Regime = {
  readonly id: string;
  readonly name: string;
  /** In little space, if the name is long. */
  readonly short?: string;
  readonly instrument: string;
  /** Whom it binds, if anyone. */
  readonly force: string;
  /** Whether it binds by law or contract; without it, it is advice. */
  readonly binds?: true;
  readonly source: { readonly label: string; readonly href: string };
  readonly deadlines: readonly Deadline[];
};

export const regimesCheckedOn: IsoDay = '2026-11-26';

/** Of national security systems, by NSA's FAQ. The page for them draws these, too. */
export const cnsa2Deadlines = [
  {
    id: 'acquisitions',
    day: '2027-01-01',
    shown: longDate('2027-01-01'),
    what: 'New acquisitions comply',
  },
  {
    id: 'phase-out',
    day: '2030-12-31',
    shown: longDate('2030-12-31'),
    what: 'Equipment that can’t support CNSA 2.0 is phased out',
  },
  {
    id: 'mandatory',
    day: '2031-12-31',
    shown: longDate('2031-12-31'),
    what: 'CNSA 2.0 is mandatory unless otherwise noted',
  },
  { id: 'done', day: '2035-12-31', shown: '2035', what: 'Every system is done' },
] as const satisfies readonly Deadline[];

/** If a source names only a year, the deadline is its last day. */
const records = [
  {
    id: 'us-civil',
    name: 'US civil',
    instrument: `${eo14412.name} (June 22, 2026)`,
    force: 'Binds federal agencies: high-value assets and high-impact systems',
    binds: true,
    source: {
      label: 'Federal Register 2026-12909',
      href: 'https://www.federalregister.gov/d/2026-12909',
    },
    deadlines: [
      {
        id: 'keys',
        day: '2030-12-31',
        shown: longDate('2030-12-31'),
        what: 'Key establishment is post-quantum',
      },
      {
        id: 'contractors',
        day: '2030-12-31',
        shown: longDate('2030-12-31'),
        what: 'Covered contractors comply with NIST’s post-quantum standards, under a rule still to be adopted',
      },
      {
        id: 'signatures',
        day: '2031-12-31',
        shown: longDate('2031-12-31'),
        what: 'Signatures are post-quantum',
      },
    ],
  },
  {
    id: 'us-nss',
    name: 'US national security systems',
    short: 'US nat. security',
    instrument: 'CNSA 2.0',
    force: 'Binds owners and suppliers of these systems',
    binds: true,
    source: {
      label: 'NSA, CNSA 2.0 FAQ',
      href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
    },
    deadlines: cnsa2Deadlines,
  },
  {
    id: 'eu',
    name: 'European Union',
    instrument: 'Coordinated roadmap, version 1.1 (June 2025)',
    force: 'Roadmap of the member states',
    source: {
      label: 'NIS Cooperation Group',
      href: 'https://digital-strategy.ec.europa.eu/en/library/coordinated-implementation-roadmap-transition-post-quantum-cryptography',
    },
    deadlines: [
      { id: 'start', day: '2026-12-31', shown: 'end of 2026', what: 'Migration has started' },
      { id: 'high-risk', day: '2030-12-31', shown: 'end of 2030', what: 'High-risk uses are done' },
      {
        id: 'medium-risk',
        day: '2035-12-31',
        shown: 'end of 2035',
        what: 'Medium-risk uses are done as far as feasible',
      },
    ],
  },
  {
    id: 'uk',
    name: 'United Kingdom',
    instrument: 'NCSC timelines (March 2025)',
    force: 'Guidance, not law',
    source: { label: 'NCSC', href: 'https://www.ncsc.gov.uk/guidance/pqc-migration-timelines' },
    deadlines: [
      { id: 'plan', day: '2028-12-31', shown: '2028', what: 'Discovery and plan are done' },
      { id: 'priorities', day: '2031-12-31', shown: '2031', what: 'Priorities are migrated' },
      { id: 'complete', day: '2035-12-31', shown: '2035', what: 'Migration is complete' },
    ],
  },
  {
    id: 'de',
    name: 'Germany',
    instrument: 'BSI TR-02102-1, version 2026-01',
    force: 'Technical guideline',
    source: {
      label: 'BSI',
      href: 'https://www.bsi.bund.de/EN/Themen/Unternehmen-und-Organisationen/Standards-und-Zertifizierung/Technische-Richtlinien/TR-nach-Thema-sortiert/tr02102/tr02102_node.html',
    },
    deadlines: [
      {
        id: 'very-high',
        day: '2030-12-31',
        shown: 'end of 2030',
        what: 'Classical-only key agreement ends for very high protection',
      },
      {
        id: 'keys',
        day: '2031-12-31',
        shown: 'end of 2031',
        what: 'Classical-only key agreement ends',
      },
      {
        id: 'signatures',
        day: '2035-12-31',
        shown: 'end of 2035',
        what: 'Classical-only signatures end',
      },
    ],
  },
  {
    id: 'au',
    name: 'Australia',
    instrument: 'ASD Information Security Manual, December 2025',
    force: 'Government guidance. Hybrids are not recommended, but not prohibited',
    source: {
      label: 'ASD, Guidelines for cryptography',
      href: 'https://www.cyber.gov.au/business-government/asds-cyber-security-frameworks/ism/cyber-security-guidelines/guidelines-for-cryptography',
    },
    deadlines: [
      {
        id: 'stop',
        day: '2030-12-31',
        shown: 'after 2030',
        what: 'RSA, Diffie-Hellman and elliptic curves are no longer approved',
      },
      {
        id: 'smaller-sets',
        day: '2030-12-31',
        shown: 'after 2030',
        what: 'ML-KEM-768 and ML-DSA-65 end; ML-KEM-1024 and ML-DSA-87 go on',
      },
    ],
  },
] as const satisfies readonly Regime[];

export type RegimeRecord = (typeof records)[number];

export const regimes: readonly (Regime & Pick<RegimeRecord, 'id'>)[] = records;
