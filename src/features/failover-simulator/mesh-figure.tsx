import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { MeshDrawing, turned } from './mesh-drawing.tsx';
import {
  type Mesh,
  type Part,
  partName,
  partOfLink,
  type Parts,
  placeOf,
  relayCount,
} from './mesh.ts';
import { nearestItem } from './nearest-item.ts';
import { Particles } from './particles.tsx';
import type { Particle } from './playback.ts';
import type { Route } from './routes.ts';

type Props = {
  mesh: Mesh;
  isTurned: boolean;
  down: Parts;
  /** Of each fragment. */
  routes: ReadonlyMap<number, Route>;
  isUnderWay: boolean;
  particles: readonly Particle[];
  onToggle: (part: Part) => void;
};

/**
 * The mesh. Every relay and link is a button that breaks or repairs it; one of them is in the tab order,
 * and the arrow keys lead from there to the others.
 */
export function MeshFigure(props: Props) {
  const { mesh, isTurned, down, routes, isUnderWay, particles, onToggle } = props;
  const hint = useId();
  const figure = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(0);
  const drawn = isTurned ? turned(mesh) : mesh;
  const parts = [
    ...Array.from({ length: relayCount }, (_, relay) => relay),
    ...mesh.links.map((_, link) => partOfLink(mesh, link)),
  ];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onToggle(parts[current] ?? 0);
      return;
    }
    const middles = drawn.links.map(({ a, b }): readonly [number, number] => {
      const [[ax, ay], [bx, by]] = [placeOf(drawn, a), placeOf(drawn, b)];
      return [(ax + bx) / 2, (ay + by) / 2];
    });
    const items = [...drawn.places.slice(0, relayCount), ...middles];
    const next = nearestItem(items, current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    figure.current?.querySelector<SVGElement>(`[data-item="${next}"]`)?.focus();
  };
  const button = (item: number) => {
    const part = parts[item] ?? 0;
    const isLink = item >= relayCount;
    const name = partName(mesh, part);
    const state = down.has(part) ? (isLink ? 'cut' : 'dead') : 'up';
    return {
      className: isLink ? 'sim-link' : 'sim-relay',
      role: 'button',
      tabIndex: item === current ? 0 : -1,
      'aria-label': `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${state}`,
      'data-item': item,
      'data-down': down.has(part) || undefined,
      onClick: () => onToggle(part),
      onFocus: () => setCurrent(item),
    } as const;
  };

  return (
    <>
      <MeshDrawing
        ref={figure}
        mesh={drawn}
        isTurned={isTurned}
        routes={routes}
        isUnderWay={isUnderWay}
        item={button}
        className="sim-mesh"
        role="group"
        aria-label={`Mesh ${mesh.seed}`}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        <Particles
          particles={
            isTurned ? particles.map(({ x, y, ...rest }) => ({ ...rest, x: y, y: x })) : particles
          }
        />
      </MeshDrawing>
      <p id={hint} className="sim-hint">
        Press a relay or a link to break it, and again to repair it. With the keyboard: arrow keys
        move, Enter breaks or repairs.
      </p>
    </>
  );
}
