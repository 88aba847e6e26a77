import type { Sample } from '../../config/sample.ts';
import { sdk } from './sdk.ts';

type Evidence = Sample & { readonly term: string; readonly text: string };

/** What we send on request, beside audit reports and certificates. */
export const evidence = [
  {
    sample: true,
    term: 'Penetration test, September 2026',
    text: `Gateway, key service and control plane at release ${sdk.version}, by an outside firm. The summary names it and says how each finding was closed.`,
  },
  {
    sample: true,
    term: `SBOM of release ${sdk.version}, October 2026`,
    text: 'CycloneDX, signed. A new one comes with each release.',
  },
  {
    sample: true,
    term: 'Status of the control plane',
    text: 'The last twelve months, by mail. There is no public status page yet.',
  },
] as const satisfies readonly Evidence[];
