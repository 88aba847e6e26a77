import { isPublished } from '../../config/is-published.ts';
import { keysOf, recordOf } from '../../lib/records.ts';
import type { PagePath } from '../../routes.ts';
import { claims } from '../claims.ts';

const ledger: PagePath = '/platform/architecture';

/**
 * Each claim's figure as a link to the ledger, in the notation of `lib/text/inline-links`; the figure alone on a site
 * without that page.
 */
export const marked = recordOf(keysOf(claims), (id) =>
  isPublished(ledger) ? `[${claims[id].figure}](${ledger}#claim-${id})` : claims[id].figure,
);
