import { detectionMs, failover } from '../../content/product/failover.ts';
import { fragments } from '../../content/product/splitting.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';
import { disjointRoutes } from '../../models/mesh/routes.ts';
import { meshDrawing, turned } from './mesh-drawing.ts';
import {
  costsOf,
  createMesh,
  defaultSettings,
  firstMesh,
  relayCount,
} from '../../models/mesh/mesh.ts';
import { FactList } from '../../sections/lists.tsx';
import { Section } from '../../sections/section.tsx';
import { Stage } from '../../sections/side-by-side.tsx';
import { island } from '../../runtime/island.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import SimulatorLauncherIsland from './simulator-launcher.island.tsx';
import './section.css';

const SimulatorLauncher = island(SimulatorLauncherIsland, ['hash:simulator']);

/** The simulator before it starts. */
export default function SimulatorSection() {
  return (
    <Section
      id="simulator"
      heading={words.heading}
      lede={words.lede}
      ground="deep"
      rhythm={1}
      size="h2x"
      bleed={
        <SimulatorLauncher seed={firstMesh}>
          <StillMesh />
        </SimulatorLauncher>
      }
    />
  );
}

const inputs = [
  { term: words.fragmentsTerm, text: fill(words.fragmentsText, { count: fragments.total }) },
  { term: words.neededTerm, text: fill(words.neededText, { count: fragments.needed }) },
  {
    term: words.detectionTerm,
    text: fill(words.detectionText, { ms: detectionMs, count: failover.missedProbes }),
  },
  { term: words.relaysTerm, text: fill(words.relaysText, { count: relayCount }) },
];

function StillMesh() {
  const mesh = createMesh(firstMesh);
  const found = disjointRoutes(mesh, costsOf(mesh, defaultSettings), new Set(), 4);
  const routes = new Map(found.entries());
  return (
    <Stage
      console={
        <>
          <div>
            <p className="verdict">{words.state}</p>
            <p className="text-ink-2">{fill(words.whatIsSent, { message: words.firstMessage })}</p>
          </div>
          <div>
            <FactList items={inputs} />
          </div>
        </>
      }
    >
      <div className="still-mesh">
        <LazyFigure figure={meshDrawing(mesh, routes, false)} className="wide-only" />
        <LazyFigure figure={meshDrawing(turned(mesh), routes, true)} className="narrow-only" />
      </div>
    </Stage>
  );
}
