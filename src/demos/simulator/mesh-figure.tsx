import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from 'react';

import type { Point } from '../../figures/pen/geometry.ts';
import { data, withData } from '../../lib/dom/attributes.ts';
import {
  type Mesh,
  type MeshPart,
  partName,
  partOfLink,
  type PartSet,
  pointOf,
  relayCount,
} from '../../models/mesh/mesh.ts';
import type { MeshRoute } from '../../models/mesh/routes.ts';
import { capitalized, labeled } from '../../lib/text/grammar.ts';
import { fill } from '../../lib/text/fill.ts';
import { Figure } from '../../ui/figure.tsx';
import { meshDrawing, toneOf, turned } from './mesh-drawing.ts';
import { nearestItem } from './nearest-item.ts';
import type { Particle } from './playback.ts';
import * as words from './words.ts';

/** The fragments in transit. Hidden from screen readers, which have the log. */
function Particles({ particles }: { particles: readonly Particle[] }) {
  return (
    <g aria-hidden="true">
      {particles.map(({ fragment, x, y, state }) => (
        <g
          key={fragment}
          className={`sim-particle tone-${toneOf(fragment)}`}
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

type Props = {
  mesh: Mesh;
  isTurned: boolean;
  down: PartSet;
  /** By fragment. */
  routes: ReadonlyMap<number, MeshRoute>;
  particles: readonly Particle[];
  /** The same function as long as `down` is the same. */
  onToggle: (part: MeshPart) => void;
};

/** The interactive mesh: every relay and link is a button. One tab stop; the arrow keys move within. */
export function MeshFigure(props: Props) {
  const { mesh, isTurned, down, routes, particles, onToggle } = props;
  const hint = useId();
  const figure = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(0);
  const drawn = useMemo(() => (isTurned ? turned(mesh) : mesh), [mesh, isTurned]);
  const middles = useMemo(() => middlesOf(drawn), [drawn]);
  const base = meshDrawing(drawn, routes, isTurned);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys with Alt, Ctrl or ⌘ are the browser's, such as Alt and Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) onToggle(partAt(mesh, current));
      return;
    }
    const items = [...drawn.places.slice(0, relayCount), ...middles];
    const next = nearestItem(items, current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    figure.current?.querySelector<SVGElement>(withData('item', next))?.focus();
  };
  return (
    <>
      <svg
        ref={figure}
        viewBox={`0 0 ${base.width} ${base.height}`}
        className="sim-mesh"
        role="group"
        aria-label={fill(words.meshNumber, { seed: mesh.seed })}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        <Figure figure={base} decorative />
        <MeshParts
          mesh={drawn}
          middles={middles}
          down={down}
          current={current}
          onToggle={onToggle}
          onCurrent={setCurrent}
        />
        <Particles
          particles={
            isTurned ? particles.map(({ x, y, ...rest }) => ({ ...rest, x: y, y: x })) : particles
          }
        />
      </svg>
      <p id={hint} className="sim-hint panel-note">
        {words.howToBreak}
      </p>
    </>
  );
}

type PartsProps = Pick<Props, 'mesh' | 'down' | 'onToggle'> & {
  /** Of the links. */
  middles: readonly Point[];
  /** The tab stop. */
  current: number;
  onCurrent: (item: number) => void;
};

/** The buttons of all relays and links. Most frames of a message change none of them. */
const MeshParts = memo(function MeshParts({
  mesh,
  middles,
  down,
  current,
  onToggle,
  onCurrent,
}: PartsProps) {
  const button = (item: number) => {
    const part = partAt(mesh, item);
    const isLink = item >= relayCount;
    const name = partName(mesh, part);
    const state = down.has(part) ? (isLink ? words.cut : words.dead) : words.up;
    return {
      role: 'button',
      tabIndex: item === current ? 0 : -1,
      'aria-label': labeled(capitalized(name), state),
      ...data({ item, down: down.has(part) || undefined }),
      onClick: () => onToggle(part),
      onFocus: () => onCurrent(item),
    } as const;
  };

  return (
    <>
      {mesh.links.map(({ a, b }, link) => {
        const [[x1, y1], [x2, y2]] = [pointOf(mesh, a), pointOf(mesh, b)];
        const [x, y] = middles[link] ?? [0, 0];
        return (
          <g key={partOfLink(mesh, link)} className="sim-link" {...button(relayCount + link)}>
            <line className="sim-hit" x1={x1} y1={y1} x2={x2} y2={y2} />
            <line className="sim-wire" x1={x1} y1={y1} x2={x2} y2={y2} />
            <path className="sim-cross" d={cross(x, y, 7)} />
          </g>
        );
      })}
      {mesh.places.slice(0, relayCount).map(([x, y], relay) => (
        <g key={relay} className="sim-relay" {...button(relay)}>
          <circle className="sim-hit" cx={x} cy={y} r={22} />
          <circle className="sim-body" cx={x} cy={y} r={11} />
          <path className="sim-cross" d={cross(x, y, 8)} />
        </g>
      ))}
    </>
  );
});

const middlesOf = (mesh: Mesh): readonly Point[] =>
  mesh.links.map(({ a, b }) => {
    const [[ax, ay], [bx, by]] = [pointOf(mesh, a), pointOf(mesh, b)];
    return [(ax + bx) / 2, (ay + by) / 2];
  });

/** The relay or link of an item: relays come first. */
const partAt = (mesh: Mesh, item: number): MeshPart =>
  item < relayCount ? item : partOfLink(mesh, item - relayCount);

const cross = (x: number, y: number, arm: number) =>
  `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`;
