import type { Gating } from '../../config/gating.ts';

/** Whether a download asks for an account, by the site's one setting. */
export function asksForAccount(gating: Gating, paper: { readonly featured: boolean }): boolean {
  return gating === 'whitepapers' || (gating === 'featured' && paper.featured);
}
