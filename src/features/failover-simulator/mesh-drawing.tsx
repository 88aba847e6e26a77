import type { ComponentProps, ReactNode } from 'react';

import { type Mesh, meshFrame, partOfLink, placeOf, relayCount } from './mesh.ts';
import type { Route } from './routes.ts';

/** Colors of the fragments' routes, in order. */
const tones = ['signal', 'data', 'series', 'ok', 'soon'] as const;

/** A mesh for a narrow screen: what ran from left to right runs from top to bottom. */
export const turned = (mesh: Mesh): Mesh => ({
  ...mesh,
  places: mesh.places.map(([x, y]) => [y, x]),
});

type Props = Omit<ComponentProps<'svg'>, 'children'> & {
  mesh: Mesh;
  /** Whether the mesh given is a turned one. */
  isTurned?: boolean;
  /** Of each fragment. */
  routes: ReadonlyMap<number, Route>;
  isUnderWay?: boolean;
  /** What makes a button of a relay or link: relays first. */
  item?: (index: number) => ComponentProps<'g'>;
  children?: ReactNode;
};

/**
 * A mesh with the routes through it, for the page and for the simulator. Its colors are classes of every page;
 * the simulator's own sheet adds what its buttons need.
 */
export function MeshDrawing(props: Props) {
  const { mesh, isTurned = false, routes, isUnderWay = false, item, children, ...rest } = props;
  const { width, height } = meshFrame;
  return (
    <svg viewBox={isTurned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`} {...rest}>
      {mesh.links.map(({ a, b }, link) => {
        const [[x1, y1], [x2, y2]] = [rounded(placeOf(mesh, a)), rounded(placeOf(mesh, b))];
        const line = { x1, y1, x2, y2 };
        return (
          <g key={partOfLink(mesh, link)} {...item?.(relayCount + link)}>
            {item && <line className="sim-hit" {...line} />}
            <line className="sim-wire s-grid" strokeWidth="1.4" {...line} />
            {item && <path className="sim-cross" d={cross((x1 + x2) / 2, (y1 + y2) / 2, 7)} />}
          </g>
        );
      })}
      <g className="sim-routes" opacity={isUnderWay ? 0.9 : 0.7} aria-hidden="true">
        {[...routes].map(([fragment, route]) => (
          <polyline
            key={fragment}
            className={`s-${tones[fragment % tones.length]}`}
            fill="none"
            strokeWidth="2.6"
            strokeLinejoin="round"
            points={route.map((node) => rounded(placeOf(mesh, node)).join(',')).join(' ')}
          />
        ))}
      </g>
      {mesh.places.slice(0, relayCount).map((place, relay) => {
        const [x, y] = rounded(place);
        return (
          <g key={relay} {...item?.(relay)}>
            {item && <circle className="sim-hit" cx={x} cy={y} r="22" />}
            <circle className="sim-body f-ground s-edge" strokeWidth="1.4" cx={x} cy={y} r="11" />
            <text className="f-faint" x={x} y={y + 4} textAnchor="middle" aria-hidden="true">
              {relay + 1}
            </text>
            {item && <path className="sim-cross" d={cross(x, y, 8)} />}
          </g>
        );
      })}
      {[mesh.sender, mesh.receiver].map((end, index) => {
        const [x, y] = rounded(placeOf(mesh, end));
        return (
          <g key={end} className="sim-end" aria-hidden="true">
            <circle className="f-ink" cx={x} cy={y} r="17" />
            <text className="f-ground" x={x} y={y + 4} textAnchor="middle">
              {index === 0 ? 'A' : 'B'}
            </text>
          </g>
        );
      })}
      {children}
    </svg>
  );
}

const rounded = ([x, y]: readonly [number, number]): readonly [number, number] => [
  Math.round(x),
  Math.round(y),
];

const cross = (x: number, y: number, arm: number) =>
  `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
