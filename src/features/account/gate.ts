import type { Gating } from '../../config/gating.ts';

export function asksForAccount(gating: Gating, paper: { readonly featured: boolean }): boolean {
  return gating === 'whitepapers' || (gating === 'featured' && paper.featured);
}
