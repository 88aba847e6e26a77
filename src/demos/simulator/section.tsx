import { communicationsSimulator, failureCount } from './words.ts';
import { type Delivery, deliveryTable, tableMeshes } from './delivery.ts';
import { disjointRoutes } from '../../models/mesh/disjoint-routes.ts';
import { meshDrawing, turned } from './mesh-drawing.ts';
import { costsOf, createMesh, defaultSettings, firstMesh } from '../../models/mesh/mesh.ts';
import { DotTable } from '../../sections/dot-table.tsx';
import { FactList } from '../../sections/fact-list.tsx';
import { Section } from '../../sections/section.tsx';
import { Stage } from '../../sections/stage.tsx';
import { island } from '../../runtime/island.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import type { Tone } from '../../ui/tone.ts';
import SimulatorLauncherIsland from './simulator-launcher.island.tsx';
import './section.css';

const SimulatorLauncher = island(SimulatorLauncherIsland, ['hash:simulator']);

/** The simulator, and how often a message arrives in its meshes. */
export default function SimulatorSection() {
  return (
    <>
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
      <Section id="failures" heading={failureCount.heading} lede={failureCount.lede} beside>
        <FailureCount />
      </Section>
    </>
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

/** How often a message arrives, by number of failed relays and fragments needed. */
const FailureCount = () => (
  <>
    <DotTable
      caption={failureCount.heading}
      columns={failureCount.columns}
      rows={deliveryTable.map(({ failed, ...counts }) => ({
        head: failed,
        cells: columnTones.map(([name, tone]) => ({
          share: counts[name] / tableMeshes,
          label: percent(counts[name]),
          tone,
        })),
      }))}
    />
    <p className="after">{failureCount.note}</p>
  </>
);

const columnTones: readonly (readonly [Exclude<keyof Delivery, 'failed'>, Tone])[] = [
  ['one', 'signal'],
  ['threeOfFour', 'series'],
  ['healed', 'ok'],
];

/** A count of meshes as a percentage. A share that would round to 0 shows as "< 0.1%". */
function percent(count: number): string {
  const share = (100 * count) / tableMeshes;
  if (count === 0 || count === tableMeshes) return `${share}%`;
  return share < 0.1 ? '<0.1%' : `${share.toFixed(1)}%`;
}
