import { data } from '../../lib/dom/attributes.ts';
import type { Tone } from '../../ui/tone.ts';
import type { Particle } from './playback.ts';

/** By fragment, the same as its route in `mesh-drawing.ts`. */
const tones: readonly Tone[] = ['signal', 'data', 'series', 'ok', 'soon'];

/** The fragments in transit. Hidden from screen readers, which have the log. */
export function Particles({ particles }: { particles: readonly Particle[] }) {
  return (
    <g aria-hidden="true">
      {particles.map(({ fragment, x, y, state }) => (
        <g
          key={fragment}
          className={`sim-particle tone-${tones[fragment] ?? 'signal'}`}
          {...data({ state })}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          <rect x={-9} y={-9} width={18} height={18} rx={3} />
          <text>{fragment + 1}</text>
          <path className="sim-cross" d="M-13 -13L13 13M13 -13L-13 13" />
        </g>
      ))}
    </g>
  );
}
