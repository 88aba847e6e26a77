import { communicationsSimulator } from '../../../content/pages/platform/communications-simulator.ts';
import { deliveryTable } from '../../../features/failover-simulator/delivery-table.ts';
import { stillMesh } from '../../../features/failover-simulator/still-mesh.ts';
import { Figure } from '../../../ui/figure.tsx';
import { island } from '../../../ui/island.tsx';
import { Static } from '../../../ui/static.tsx';
import { DeliveryTable } from './delivery-table.tsx';

/** The mesh that the simulator begins with. */
const seed = 438;
const wanted = () => location.hash === '#simulator';

const SimulatorDoor = island(
  () =>
    import('../../../ui/door.tsx').then(({ door }) =>
      door<{ seed: number }>({
        load: () =>
          import('../../../features/failover-simulator/simulator.tsx').then(
            ({ Simulator: Room }) => Room,
          ),
        label: 'Start the simulator',
        wanted,
      }),
    ),
  { wanted },
);

/** The failover simulator, and what ten thousand runs of its model give. */
export function Simulator() {
  return (
    <section id="simulator" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <Static className="mb-10 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="max-w-[10.5em]">{communicationsSimulator.heading}</h2>
          <p className="max-w-[42rem] text-ink-2">{communicationsSimulator.lede}</p>
        </Static>
        <SimulatorDoor seed={seed}>
          <Static className="rounded-lg border border-line bg-night-2 p-5">
            <Figure figure={stillMesh(seed)} className="mx-auto w-full max-w-[42rem]" />
          </Static>
        </SimulatorDoor>
        <Static>
          <DeliveryTable words={communicationsSimulator} rows={deliveryTable} />
        </Static>
      </div>
    </section>
  );
}
