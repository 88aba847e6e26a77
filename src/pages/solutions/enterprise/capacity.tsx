import { enterprise, loadHeads, loads } from '../../../content/pages/solutions/enterprise.ts';
import { timeInSystem, waiting } from '../../../figures/scenes/queue.ts';
import { byId } from '../../../lib/by-id.ts';
import { DotTable } from '../../../sections/dot-table.tsx';
import { Section } from '../../../sections/section.tsx';

const { load: capacity } = byId(enterprise.sections);
const most = Math.max(...loads.map(({ load }) => timeInSystem(load)));

/** Waiting time at each load: a throughput figure alone doesn't show it. */
export const Capacity = () => (
  <Section {...capacity}>
    <DotTable
      caption={capacity.heading}
      columns={loadHeads}
      rows={loads.map(({ load, meaning }) => {
        const [queue, time] = [waiting(load), timeInSystem(load)].map(Math.round);
        return {
          head: (
            <>
              {`${load * 100}%`}
              <small className="block text-ui font-normal tracking-normal text-ink-2">
                {meaning}
              </small>
            </>
          ),
          cells: [
            { share: (queue ?? 0) / most, label: String(queue), tone: 'data' },
            { share: (time ?? 0) / most, label: `${time} service times` },
          ],
        };
      })}
    />
    <p className="mt-8 max-w-[42rem] text-ink-2">{capacity.paragraphs[0]}</p>
  </Section>
);
