import { communicationsSimulator } from '../../../content/pages/platform/communications-simulator.ts';
import { deliveryTable } from '../../../features/failover-simulator/delivery-table.ts';
import { stillMesh } from '../../../features/failover-simulator/still-mesh.ts';
import { Figure } from '../../../ui/figure.tsx';
import { island } from '../../../runtime/island.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import SimulatorLauncherIsland from './simulator-launcher.island.tsx';

/** The mesh that the simulator begins with. */
const seed = 438;

const SimulatorLauncher = island(SimulatorLauncherIsland, ['hash:simulator']);

/** The failover simulator, and what ten thousand runs of its model give. */
export function Simulator() {
  return (
    <section id="simulator" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <div className="mb-10 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="max-w-[10.5em]">{communicationsSimulator.heading}</h2>
          <p className="max-w-[42rem] text-ink-2">{communicationsSimulator.lede}</p>
        </div>
        <SimulatorLauncher seed={seed}>
          <div className="rounded-lg border border-line bg-night-2 p-5">
            <Figure figure={stillMesh(seed)} className="mx-auto w-full max-w-[42rem]" />
          </div>
        </SimulatorLauncher>
        <div>
          <DeliveryTable words={communicationsSimulator} rows={deliveryTable} />
        </div>
      </div>
    </section>
  );
}
