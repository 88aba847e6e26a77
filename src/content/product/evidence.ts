import type { Sample } from '../../config/sample.ts';
import { sdk } from './sdk.ts';

type Artifact = Sample & {
  readonly id: string;
  readonly file: `/trust/${string}.pdf` | `/trust/${string}.cdx.json`;
  /** One without is made with the site. */
  readonly date: `${number}-${number}-${number}` | undefined;
  readonly name: string;
  readonly text: string;
};

/** Documents to download from `/security`. To take one off the site, delete its row. */
export const artifacts = [
  {
    sample: true,
    id: 'penetration-test',
    file: '/trust/penetration-test-summary.pdf',
    date: '2026-09-25',
    name: 'Penetration test, summary',
    text: `Release ${sdk.version} before it shipped, by an outside firm: scope, each finding and its fix.`,
  },
  {
    sample: true,
    id: 'cbom',
    file: '/trust/product-cbom.cdx.json',
    date: '2026-10-13',
    name: `CBOM of release ${sdk.version}`,
    text: 'Every algorithm and signing key of the product, in CycloneDX 1.7, for your own scanner.',
  },
  {
    sample: true,
    id: 'fips-plan',
    file: '/trust/fips-140-3-plan.pdf',
    date: '2026-11-02',
    name: 'FIPS 140-3 plan',
    text: 'What runs on your validated provider today, what doesn’t, and each step to validation.',
  },
  {
    sample: true,
    id: 'dora',
    file: '/trust/dora-schedule.pdf',
    date: '2026-11-02',
    name: 'DORA schedule',
    text: 'Articles 28 to 30, each with our clause: audit, subcontractors, incidents, exit, escrow.',
  },
  {
    sample: true,
    id: 'releases',
    file: '/trust/release-notes.pdf',
    date: '2026-10-13',
    name: 'Release notes and advisories',
    text: 'What changed, which releases we patch and for how long, and the flaws so far.',
  },
  {
    sample: true,
    id: 'retention',
    file: '/trust/retention-and-sub-processors.pdf',
    date: '2026-11-02',
    name: 'Retention and sub-processors',
    text: 'What each part keeps, where and for how long, and who else touches it.',
  },
  {
    id: 'sbom',
    file: '/trust/website-sbom.cdx.json',
    date: undefined,
    name: 'SBOM of this website',
    text: 'Every package whose code these pages load, with license and SHA-512, in CycloneDX 1.7.',
  },
] as const satisfies readonly Artifact[];

/** How the audit log is protected against rewriting. Every page that explains it uses this sentence. */
export const logHead =
  'Your key countersigns the audit log every hour, and you publish the head of its chain once a day.' as const;
