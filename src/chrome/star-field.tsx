import type { StarPreset } from './star-presets.ts';

/** A still, seeded star field behind its parent, never under text. */
export const StarField = ({ preset }: { preset: StarPreset }) => (
  <canvas aria-hidden="true" data-enhance="stars" data-stars={preset} className="star-field" />
);
