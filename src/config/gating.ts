export type Gating = 'whitepapers' | 'featured' | 'none';

/** The papers that ask for an account before the download: `whitepapers` means all of them. */
export const gating: Gating = 'whitepapers';
