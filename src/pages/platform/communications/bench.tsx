import { data } from '../../../lib/attributes.ts';
import { communicationsBench } from '../../../content/pages/platform/communications.ts';
import { abbeBench, orders } from '../../../figures/abbe-bench.ts';
import { benchOverlay } from '../../../figures/bench-overlay.ts';
import type { Figure, Layout } from '../../../figures/model.ts';
import { fieldStill } from '../../../figures/phase-field.ts';
import { benchReadout } from '../../../features/abbe-bench/bench-readout.ts';
import { FieldCanvas } from '../../../sections/field.tsx';

const { beams, group, note } = communicationsBench;

/** One beam is blocked at first, to show what the stops do. */
const firstBlocked = -1;

/** The bench at rest, with its parts drawn over the light. */
export const field = (layout: Layout): Figure => {
  const still = fieldStill(abbeBench, layout, String(firstBlocked));
  return { ...still, marks: [...still.marks, ...benchOverlay(layout).marks] };
};

export const BenchField = () => (
  <FieldCanvas field={abbeBench} overlay={benchOverlay} choice={String(firstBlocked)}>
    <div
      role="group"
      aria-label={group}
      className="bench-stops needs-script"
      {...data({ enhance: 'bench-stops' })}
    >
      {orders.map((order, index) => (
        <button
          key={order}
          type="button"
          aria-pressed={order === firstBlocked}
          aria-label={`Block the ${beams[index]} beam`}
          value={order}
        />
      ))}
    </div>
  </FieldCanvas>
);

export const BenchReadout = () => {
  const { arriving, contrast } = benchReadout(new Set([firstBlocked]));
  return (
    <>
      <p role="status" id="bench-readout">
        <strong>{arriving}</strong> <span className="text-beta">{contrast}</span>
      </p>
      <p>{note}</p>
    </>
  );
};
