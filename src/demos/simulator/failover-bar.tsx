import { useId } from 'react';

import { Key } from '../../sections/to-scale-rows.tsx';
import { type Failover, failoverOf } from './failover.ts';
import { milliseconds } from './log.ts';
import { partName } from '../../models/mesh/mesh.ts';
import type { Session } from './session.ts';

/** The vendor's claim in milliseconds; not measured here. */
const claimed = 50;

/** The failed part that takes longest to route around. */
function slowestOf({ mesh, settings, failure }: Session): Failover | null {
  if (!failure) return null;
  const down = new Set(failure.down);
  const all = failure.parts.map((part) => failoverOf(mesh, settings, part, down));
  return all.toSorted((a, b) => b.total - a.total)[0] ?? null;
}

/** The steps of a failover in time, compared with the claim. */
export function FailoverBar({ session }: { session: Session }) {
  const id = useId();
  const failover = slowestOf(session);
  const isReached = failover !== null && Number.isFinite(failover.total);
  const scale = 300 / Math.max(1.3 * claimed, isReached ? 1.1 * failover.total : 0);
  const shares = isReached
    ? ([
        { name: 'Noticed by neighbors', ms: failover.detection, tone: 'attack' },
        { name: 'Told to A', ms: failover.notification, tone: 'soon' },
        { name: 'New routes computed', ms: failover.routing, tone: 'data' },
      ] as const)
    : [];
  return (
    <section className="mt-7" aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {failover
          ? `Failover from ${partName(session.mesh, failover.part)}: ${isReached ? milliseconds(failover.total) : 'never'}`
          : 'Failover: break something'}
      </h3>
      <svg viewBox="0 0 300 46" className="sim-failover" aria-hidden="true">
        <rect className="sim-track" x={0} y={20} width={300} height={12} />
        {shares.map(({ name, ms, tone }, index) => {
          const start = shares.slice(0, index).reduce((sum, share) => sum + share.ms, 0);
          return (
            <rect
              key={name}
              className={`tone-${tone}`}
              x={start * scale}
              y={20}
              width={ms * scale}
              height={12}
            />
          );
        })}
        <line className="sim-claim" x1={claimed * scale} y1={14} x2={claimed * scale} y2={40} />
        <text x={claimed * scale} y={10} textAnchor="middle">
          claim
        </text>
      </svg>
      <Key
        items={shares.map(({ name, ms, tone }) => ({ tone, text: `${name} ${milliseconds(ms)}` }))}
      />
      <p className="panel-note">
        “Under {claimed} ms” is the vendor’s claim, not a measurement. The bar adds up your inputs:
        it shows what would have to be true.
      </p>
    </section>
  );
}
