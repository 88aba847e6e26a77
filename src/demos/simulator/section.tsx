import { communicationsSimulator } from './words.ts';
import { disjointRoutes } from '../../models/mesh/disjoint-routes.ts';
import { meshDrawing, turned } from './mesh-drawing.ts';
import { costsOf, createMesh, defaultSettings, firstMesh } from '../../models/mesh/mesh.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { Section } from '../../sections/section.tsx';
import { Stage } from '../../sections/stage.tsx';
import { island } from '../../runtime/island.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import SimulatorLauncherIsland from './simulator-launcher.island.tsx';
import './section.css';

const SimulatorLauncher = island(SimulatorLauncherIsland, ['hash:simulator']);

/** The simulator before it starts. */
export default function SimulatorSection() {
  return (
    <Section
      id="simulator"
      heading={communicationsSimulator.heading}
      lede={communicationsSimulator.lede}
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

function StillMesh() {
  const { state, message, inputs } = communicationsSimulator;
  const mesh = createMesh(firstMesh);
  const found = disjointRoutes(mesh, costsOf(mesh, defaultSettings), new Set(), 4);
  const routes = new Map(found.entries());
  return (
    <Stage
      console={
        <>
          <div>
            <p className="verdict">{state}</p>
            <p className="text-ink-2">{message}</p>
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
