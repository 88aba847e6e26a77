/** Which downloads ask for an account first. */
export type Gating = 'whitepapers' | 'featured' | 'none';

/** `whitepapers`: every paper; `featured`: only featured ones; `none`: no download asks. */
export const gating: Gating = 'whitepapers';
