import type { Sample } from '../../config/sample.ts';
import { sdk } from './sdk.ts';

type Evidence = Sample & { readonly term: string; readonly text: string };

/** What we send on request, beside audit reports and certificates. */
export const evidence = [
  {
    sample: true,
    term: 'Penetration test, September 2026',
    text: `Release ${sdk.version}, by an outside firm that the summary names, with each finding and its fix.`,
  },
  {
    sample: true,
    term: `SBOM of release ${sdk.version}, October 2026`,
    text: 'CycloneDX, signed, new with each release.',
  },
  {
    sample: true,
    term: 'Status of the control plane',
    text: 'The last twelve months. We have no public status page yet.',
  },
] as const satisfies readonly Evidence[];

/** How the audit log is protected against rewriting. Every page that explains it uses this sentence. */
export const logHead =
  'Your key countersigns the audit log every hour, and you publish the head of its chain once a day.' as const;
