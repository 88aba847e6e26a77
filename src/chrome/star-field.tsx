import type { Sky } from './skies.ts';

/** A still, seeded sky behind its parent, never under text: drawn by `running-parts.ts`. */
export const StarField = ({ sky }: { sky: Sky }) => (
  <canvas aria-hidden="true" data-runs="stars" data-sky={sky} className="star-field" />
);
