import { data } from '../lib/dom/attributes.ts';
import type { StarPreset } from '../chrome/stars.enhancer.ts';
import './star-field.css';

/** A static star field behind its parent. No star is under text. */
export const StarField = ({ preset }: { preset: StarPreset }) => (
  <canvas
    aria-hidden="true"
    {...data({ enhance: 'stars', stars: preset })}
    className="star-field"
  />
);
