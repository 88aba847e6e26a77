import type { Sample } from '../../config/sample.ts';
import { sampleNames } from '../../config/sample-names.ts';
import { sdk } from './sdk.ts';
import { craArticle14 } from './world.ts';

/** How long a release gets patches. */
export const supportedReleases = {
  sample: true,
  text: 'We patch the current release and the two before it, each for 24 months.',
} as const;

type PatchTime = Sample & { readonly severity: string; readonly within: string };

export const patchColumns = ['Severity', 'Patch within'] as const;

/** From the confirmation of a flaw to the patch for every supported release. */
export const patchTimes = [
  { sample: true, severity: 'Critical', within: '7 days' },
  { sample: true, severity: 'High', within: '30 days' },
  { sample: true, severity: 'Medium', within: '90 days' },
  { sample: true, severity: 'Low', within: 'the next release' },
] as const satisfies readonly PatchTime[];

/** How customers hear of a flaw that attackers use. */
export const exploitedFlaw =
  `If attackers use a flaw in our product, your named contacts hear within ${craArticle14.warningHours} hours and get a report within ${craArticle14.reportHours}: the periods that Article 14 of the EU’s Cyber Resilience Act sets for its authorities since September 11, 2026.` as const;

/** Until there is a status page. */
export const statusPage =
  'We have no public status page yet, but your named contacts get a mail when the control plane fails, and the last twelve months are yours on request.' as const;

type Release = Sample & {
  readonly version: string;
  readonly date: string;
  readonly notes: readonly string[];
};

/** Newest first. */
export const releaseNotes = [
  {
    sample: true,
    version: sdk.version,
    date: '2026-10-13',
    notes: [
      'One call, rewrap, replaces two in migrations: the data key stays in the key service.',
      'Each grant of access needs two signatures of the policy key’s administrators.',
      'The key list exports CycloneDX 1.7.',
    ],
  },
  {
    sample: true,
    version: '1.3.2',
    date: '2026-08-18',
    notes: ['Security release: see the advisory.'],
  },
  {
    sample: true,
    version: '1.3.0',
    date: '2026-05-12',
    notes: [
      'Time comes from two of three servers, and steps backward are refused.',
      'A lapsed license no longer blocks an export that is under way.',
    ],
  },
] as const satisfies readonly Release[];

/** The only advisory so far. */
export const advisories = [
  {
    sample: true,
    id: `${sampleNames.SLUG.toUpperCase()}-SA-2026-01`,
    date: '2026-08-18',
    severity: 'Medium',
    affected: '1.2.0 to 1.3.1',
    fixed: '1.3.2',
    text: 'A node that lost its connection during a policy update could answer one request under the policy before. It could not open a record that the earlier policy refused. Found by our own tests; we know of no use.',
  },
] as const;
