/* The texts of the documents on `/security`. They are in English on a site in any language. */
import { each } from '../../lib/records.ts';
import { longDate } from '../../lib/text/format.ts';
import { capitalized } from '../../lib/text/grammar.ts';
import { brand } from '../../config/brand.ts';
import { contractTerm } from './contract.ts';
import { controlPlaneHolds, custody, subProcessors } from './custody.ts';
import { nodeFailover, recovery } from './availability.ts';
import { pilot } from './pilot.ts';
import { sandbox } from './sandbox.ts';
import { sdk } from './sdk.ts';
import {
  advisories,
  exploitedFlaw,
  patchColumns,
  patchTimes,
  releaseNotes,
  statusPage,
  supportedReleases,
} from './support.ts';
import { deletion } from './wrap.ts';

type Part = {
  readonly heading: string;
  readonly text?: readonly string[];
  /** Rows; the first is the head. */
  readonly table?: readonly (readonly string[])[];
  /** Of the columns, relative to each other. */
  readonly widths?: readonly number[];
};

const part = (id: (typeof custody)[number]['id']) =>
  custody.find((one) => one.id === id)?.part ?? '';

const penetrationTest = [
  {
    heading: 'Scope',
    text: [
      `Release ${sdk.version} before it shipped: gateway, key service, client library and ${brand.mesh.name} relay, in the reference layout of three nodes at two sites. Two testers had ten days, the source code and an account of every role.`,
      'Not in scope: physical attacks on a hardware module, and side channels that need equipment beside it.',
    ],
  },
  {
    heading: 'Result',
    text: [
      'No finding let a tester open a record without the grant of two administrators, or make a key service accept policy without the customer’s key.',
    ],
    table: [
      ['Severity', 'Found', 'Fixed and tested again', 'Accepted'],
      ['Critical', '0', '0', '0'],
      ['High', '1', '1', '0'],
      ['Medium', '3', '3', '0'],
      ['Low', '6', '4', '2'],
    ],
    widths: [2, 1, 2, 1],
  },
  {
    heading: 'Findings above low',
    table: [
      ['Finding', 'Severity', 'Fix'],
      [
        'A relay kept a connection open after its directory entry had ended',
        'High',
        'Entries end their connections; a test holds it.',
      ],
      [
        'An error message of the gateway named the version of its database',
        'Medium',
        'The message is gone.',
      ],
      [
        'A grant’s end could be a day late after a time zone changed',
        'Medium',
        'Grants end in UTC.',
      ],
      [
        'The key list exported the names of deleted owners',
        'Medium',
        'Deleted owners become a number.',
      ],
    ],
    widths: [3, 1, 2],
  },
  {
    heading: 'What stays open',
    text: [
      'Two low findings are accepted: both need an administrator of the customer. The full report, with the firm’s name and its letter, is shown under a confidentiality agreement.',
    ],
  },
] as const satisfies readonly Part[];

const fipsPlan = [
  {
    heading: 'Where each algorithm runs',
    text: [
      `Release ${sdk.version}. A provider is the cryptographic module of your operating system or hardware. You choose it; look its certificate up at NIST before you sign.`,
    ],
    table: [
      ['Algorithm', 'Runs on your validated provider today', 'Runs in our module'],
      ['AES-256-GCM', 'Yes, by setting', 'Otherwise'],
      ['SHA-256, SHA-384', 'Yes, by setting', 'Otherwise'],
      ['ECDH on P-256 or P-384, in place of X25519', 'Yes, by setting', 'No'],
      ['Root key', 'Yes, in your hardware module', 'Never'],
      ['ML-KEM-768, ML-KEM-1024', 'Once your provider has it', 'Yes, not validated'],
      ['ML-DSA-65, ML-DSA-87', 'Once your provider has it', 'Yes, not validated'],
      ['X25519', 'No', 'Yes, not validated'],
    ],
    widths: [2, 2, 1.4],
  },
  {
    heading: 'Steps to a validation of our own module',
    table: [
      ['Step', 'State on the date above'],
      ['ACVP vectors for ML-KEM, ML-DSA and AES-GCM', 'Pass, run by us at every release'],
      ['Boundary, roles and self-tests written down', 'Done'],
      ['Entropy source assessed (SP 800-90B)', 'Not begun'],
      ['Laboratory under contract', 'Offers compared'],
      ['Algorithm certificates', 'Planned for the second quarter of 2027'],
      ['Report to the validation program', 'Planned for the fourth quarter of 2027'],
    ],
    widths: [2, 1.6],
  },
  {
    heading: 'What this plan doesn’t promise',
    text: [
      'A plan is no certificate, and the program sets its own pace. Until there is a certificate, a rule that counts unvalidated encryption as none applies to ML-KEM in our module.',
    ],
  },
] as const satisfies readonly Part[];

const exit = `Export in a documented format under your keys, rehearsed in week ${pilot.weeks} of the pilot, and 12 months of help after notice.`;

const dora = [
  {
    heading: 'How to read this schedule',
    text: [
      'Regulation (EU) 2022/2554, Articles 28 to 30, for services that support critical or important functions. You stay responsible; this page says what our order has for each point. It is no legal advice.',
      'The key service runs with you, so most of your register’s entry is about licenses and support: the control plane, and storage or relays if you order them.',
    ],
  },
  {
    heading: 'Article 28: principles and exit',
    table: [
      ['Point', 'What we give you'],
      [
        'Register of information (3)',
        'A filled-in entry for each service, with our LEI and our hosts',
      ],
      ['Access, inspection and audit (6)', contractTerm('audit')],
      ['Grounds for termination (7)', 'All of the article’s, with 30 days’ notice'],
      ['Exit strategy (8)', exit],
    ],
    widths: [1, 2],
  },
  {
    heading: 'Article 29: concentration and subcontractors',
    table: [
      ['Point', 'What we give you'],
      ['Substitutability (1)', exit],
      ['Subcontractors (2)', contractTerm('subcontractors')],
    ],
    widths: [1, 2],
  },
  {
    heading: 'Article 30: contract',
    table: [
      ['Point', 'What we give you'],
      ['Functions, in full (2a)', 'Named in the order, with what each part can read'],
      [
        'Locations (2b)',
        `${part('control-plane')}: the US or the EU, as ordered. A change is announced 90 days ahead.`,
      ],
      ['Security of data (2c)', 'Our parts hold none of your keys and no plaintext'],
      ['Return of data (2d)', 'You have the data and the keys. Nothing has to come back.'],
      ['Service levels of the control plane (2e, 3a)', contractTerm('credits')],
      [
        'Help in an incident (2f)',
        'Included, at any hour, if your order has support around the clock',
      ],
      ['Authorities (2g)', 'We cooperate with your supervisor and its resolution authority'],
      ['Termination (2h)', 'Named in Article 28 above'],
      ['Training (2i)', 'Our people join your program once a year'],
      ['Reporting (3b)', exploitedFlaw],
      [
        'Continuity (3c)',
        `Targets: failover in under ${nodeFailover.seconds} seconds and recovery in under ${recovery.hours} hours, which you measure in the pilot`,
      ],
      ['Penetration tests (3d)', 'We take part in threat-led tests that you order'],
      ['Monitoring and audit (3e)', contractTerm('audit')],
      ['Transition (3f)', exit],
    ],
    widths: [1, 2],
  },
  {
    heading: 'Escrow, liability and insurance',
    text: [contractTerm('escrow'), contractTerm('liability'), contractTerm('insurance')],
  },
] as const satisfies readonly Part[];

const releases: readonly Part[] = [
  {
    heading: 'Which releases we patch',
    text: [supportedReleases.text, exploitedFlaw],
    table: [patchColumns, ...patchTimes.map(({ severity, within }) => [severity, within])],
  },
  ...releaseNotes.map(({ version, date, notes }) => ({
    heading: `${version}, ${longDate(date, 'en-US')}`,
    text: notes,
  })),
  {
    heading: 'Advisories',
    table: [
      ['Advisory', 'Severity', 'Affected', 'Fixed in', 'What it was'],
      ...advisories.map(({ id, date, severity, affected, fixed, text }) => [
        `${id}, ${longDate(date, 'en-US')}`,
        severity,
        affected,
        fixed,
        text,
      ]),
    ],
    widths: [1.6, 0.9, 1, 0.8, 3],
  },
];

const retention = [
  {
    heading: 'What each part keeps',
    table: [
      ['Part', 'Keeps', 'Where', 'For'],
      [part('key-service'), 'Wraps, policy, audit log', 'With you', 'As long as you set'],
      ['Backups of wraps', 'Wraps', 'With you', `${deletion.backupDays} days, or as you set`],
      ...[...Map.groupBy(controlPlaneHolds, ({ kept }) => kept)].map(([kept, all]) => [
        part('control-plane'),
        capitalized(each(all, 'what').join(', ')),
        'US or EU, as ordered',
        kept,
      ]),
      [part('relays'), 'Nothing after a fragment has left', 'Each host', 'Seconds'],
      [part('storage'), 'Ciphertext', 'Your buckets or ours', 'Until you delete it'],
      [part('sandbox'), 'What is sent to it', 'US', `${sandbox.retentionHours} hours`],
      ['Support', 'What you send us', 'US', '24 months after a case is closed'],
    ],
    widths: [1.2, 1.6, 1.2, 1.4],
  },
  { heading: 'Erasing a record', text: [deletion.text, deletion.carried] },
  {
    heading: 'Sub-processors',
    text: [
      subProcessors,
      'For this website: a host that delivers its files, and a provider that keeps our mail. Neither gets customers’ data.',
      statusPage,
    ],
  },
] as const satisfies readonly Part[];

/** By the id of an artifact. Those without a text are files for programs. */
export const trustDocuments: Readonly<Record<string, readonly Part[] | undefined>> = {
  'penetration-test': penetrationTest,
  'fips-plan': fipsPlan,
  dora,
  releases,
  retention,
};
