import { site } from '../../../config/site.ts';
import { type ClaimId, marked } from '../../claims.ts';
import { referenceLayout } from '../../product/availability.ts';
import { dataPlane } from '../../product/custody.ts';
import { cloudflareYear, eo14412, google, plansDue } from '../../product/world.ts';
import { longDate } from '../../../lib/text/format.ts';
import { chanceBy, chancesBy, surveyWords } from '../../product/survey.ts';
import { regimesCheckedOn } from '../../regimes.ts';
import type { PageContent } from '../page-content.ts';
import { type SourceId, threatSources } from './threats.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Post-quantum planning for IT Leaders',
  description:
    'See which data is already late, which US, EU and UK post-quantum deadlines bind you and which advise, and make a one-page brief for your board.',
};

export const itLeaders = {
  heading: 'Post-quantum deadlines for IT Leaders and CISOs',
  lede: 'Find the keys that need replacing, replace them, and leave your data in place. Start with the deadlines that bind you, and make a one-page brief for your board.',
  sections: [
    {
      id: 'when',
      heading: 'Which data to migrate first',
      lede: 'By Mosca’s rule you add the years your data must stay secret (X) to those your migration takes (Y), and you’re late if the machine comes sooner.',
      paragraphs: [
        `${surveyWords.newest} ${surveyWords.caveat}`,
        `No such machine exists, and estimates of its size fall: under a million noisy qubits for RSA-2048, ${google.qubits} for a 256-bit curve and, in a theoretical preprint of 2026, 26,000 neutral atoms.`,
      ],
    },
    {
      id: 'dates',
      heading: 'Post-quantum deadlines by who sets them',
      lede: `${eo14412.name} binds federal agencies, and a proposed rule is to carry its deadline to contractors.`,
    },
    {
      id: 'threats',
      heading: 'Quantum threat landscape',
      lede: 'Fund these now; the others wait for a cryptographically relevant machine (CRQC).',
    },
    {
      id: 'architecture',
      heading: 'Technical architecture in your own account',
      points: [
        { term: 'Key service', text: dataPlane.text },
        {
          term: 'Authority',
          text: 'A record opens only for people whom your signature allows. [Who signs what](/security#signatures)',
        },
        {
          term: 'Policy',
          text: 'Policy is under version control, and a grant takes two administrators; one can take it back.',
        },
        { term: 'Evidence', text: 'Each decision and each rotation goes to your archive, signed.' },
      ],
    },
    {
      id: 'performance',
      heading: 'Performance specifications and their scope',
      lede: 'Your data plane goes on when our control plane is down.',
    },
    { id: 'compliance', heading: 'Compliance frameworks and documents' },
    { id: 'risk', heading: 'Risk mitigation for your migration' },
    {
      id: 'audit',
      heading: 'Audit capabilities for every key',
      points: [
        {
          term: 'Who could read this file in March?',
          text: 'That day’s policy says who could, and the log who did.',
        },
        {
          term: 'Which systems still use RSA?',
          text: 'The key list says so by algorithm, as CycloneDX, and your scanner’s inventory covers all else.',
        },
        {
          term: 'When was this key last changed?',
          text: 'Its record has the time, the cause and the approver.',
        },
        {
          term: 'Has anyone edited the log?',
          text: 'You would see it, because your key countersigns the log each hour.',
        },
      ],
    },
  ],
  sources: Object.values(threatSources),
  next: { label: 'Read the executive papers', to: '/resources/whitepapers' },
} as const satisfies PageContent;

export const itLeadersWords = {
  brief: 'Build the migration brief',
  /** A question of the audit. */
  question: '“{question}”',
  /** Years of the dates of one authority. */
  span: '{first} to {last}',
  ending: 'Brief your board with us',
} as const;

/** What the paragraphs under the odds cite. */
export const oddsSources = [
  ['mosca', 'survey'],
  ['gidney', 'googleCurves', 'neutralAtoms'],
] as const satisfies readonly (readonly SourceId[])[];

/** Examples, in years. `secrecy` is X and `migration` is Y in Mosca 2015. */
export const sampleSecrets = [
  { name: 'Card number', secrecy: 4, migration: 3 },
  { name: 'Wire archive', secrecy: 7, migration: 4 },
  { name: 'Health record', secrecy: 25, migration: 4 },
  { name: 'Mortgage file', secrecy: 30, migration: 5 },
] as const;

/** Of secrecy, and of a migration. */
export const yearForms = { one: '{count} year', other: '{count} years' } as const;

export const secretHeads = [
  'Example record',
  'X, secrecy',
  'Y, migration',
  'Odds the machine comes first',
] as const;

/** Today, for the survey's years. */
const thisYear = Number(regimesCheckedOn.slice(0, 4));

/** The odds after X + Y years from today: the optimistic reading for the machine, which is the prudent one. */
export const oddsScene = {
  oddsWithin: (years: number) => chanceBy(thisYear + years, 'optimistic') / 100,
  bounds: [0.15, 0.49, 0.7],
  line: { years: 2035 - thisYear, odds: chancesBy(2035) },
} as const;

/** Both readings of the survey at the end of X + Y. */
export const oddsAfter = (years: number) => ({
  share: oddsScene.oddsWithin(years),
  label: chancesBy(thisYear + years),
});

export const oddsLegend = [
  { term: 'X, to the right', text: 'Years your data must stay secret' },
  { term: 'Y, upward', text: 'Years until your last system is migrated' },
  { term: 'Dots', text: 'Smaller as a machine gets likelier' },
] as const;

export const oddsReadout = `Red line: an X + Y of ${oddsScene.line.years} years ends in 2035, at odds of ${oddsScene.line.odds}.`;

const googleTimeline = {
  href: 'https://blog.google/innovation-and-ai/technology/safety-security/cryptography-migration-timeline/',
} as const;

/** Help Net Security’s report of April 2026, in the copy that we read. */
const cloudflareRoadmap = {
  href: 'https://cybernoz.com/cloudflare-moves-up-its-post-quantum-deadline-as-researchers-narrow-the-path-to-q-day',
} as const;

/** Dates outside of the brief's regimes. */
export const otherDates = [
  {
    name: 'NIST draft',
    force: 'IR 8547, initial public draft',
    kind: 'advises',
    source: threatSources.ir8547,
    deadlines: [
      { day: '2030-12-31', shown: 'after 2030', what: 'RSA-2048 and its like are deprecated' },
      { day: '2035-12-31', shown: 'after 2035', what: 'RSA, ECDSA and ECDH are disallowed' },
    ],
  },
  {
    name: 'Google',
    force: 'Its own plan',
    kind: 'plans',
    source: googleTimeline,
    deadlines: [
      {
        day: `${google.migrationYear}-12-31`,
        shown: String(google.migrationYear),
        what: 'Its own migration is done',
      },
    ],
  },
  {
    name: 'Cloudflare',
    force: 'Its own plan, as reported',
    kind: 'plans',
    source: cloudflareRoadmap,
    deadlines: [
      {
        day: `${cloudflareYear}-12-31`,
        shown: String(cloudflareYear),
        what: 'Its own migration is done, authentication included',
      },
    ],
  },
] as const;

/** Under the bars. */
export const plansWereDue = `OMB memo ${plansDue.memo} had civilian agencies hand in their plans within 120 days, by ${longDate(plansDue.day)} ([Nextgov](${plansDue.href})).`;

/** The default beside one of the rows. */
export const defaultAndAustralia = `${site.name}’s default fits Australia’s manual until the end of 2030; for longer, set ML-KEM-1024 and ML-DSA-87.`;

/** After these two. */
export const datesChecked = 'We checked each date against its source on {date}.';

export const forces = [
  { kind: 'binds', tone: 'signal', text: 'Binds' },
  { kind: 'advises', tone: 'data', text: 'Advises, or is a draft' },
  { kind: 'plans', tone: 'series', text: 'A company’s own plan' },
] as const;

export const performanceClaims = [
  'processing-latency',
  'concurrent',
  'uptime-platform',
] as const satisfies readonly ClaimId[];

export const documents = [
  {
    term: [marked.gdpr, marked.ccpa, marked.hipaa].join(', '),
    text: 'These are laws, and we sign the agreement each asks for.',
  },
  { term: marked.soc2, text: 'The report, which we show under an agreement.' },
  { term: marked.iso, text: 'The certificate, with the scope it was issued for.' },
  {
    term: marked.fips,
    text: 'Historical: look for an active FIPS 140-3 certificate, which our own module doesn’t have yet.',
  },
  {
    term: 'NIS2',
    text: 'Article 21(2)(h) asks you for a policy on cryptography. The key list shows the part that our platform manages.',
  },
] as const;

export const risks = [
  {
    term: 'A migration breaks a service',
    text: 'Old and new algorithms run side by side until a date you set.',
  },
  {
    term: 'An algorithm falls',
    text: 'Every ciphertext names its algorithms, so you find the wraps to replace.',
  },
  {
    term: 'We go out of business',
    text: 'Your key service runs on, and the pilot ends with a restore without us. [What changes then](/security#without-us)',
  },
  {
    term: 'A site fails',
    text: `Run ${referenceLayout.nodes} nodes at ${referenceLayout.sites} sites, and lose one in the pilot.`,
  },
] as const;
