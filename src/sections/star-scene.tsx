import { data, type StarPreset } from '../lib/dom/attributes.ts';
import './star-scene.css';

/** A static star scene behind its parent. No star is under text. */
export const StarScene = ({ preset }: { preset: StarPreset }) => (
  <canvas
    aria-hidden="true"
    {...data({ enhance: 'stars', stars: preset })}
    className="star-scene"
  />
);
