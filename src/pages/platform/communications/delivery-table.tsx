import type { communicationsSimulator } from '../../../content/pages/platform/communications-simulator.ts';
import type { Delivery } from '../../../features/failover-simulator/delivery.ts';
import { tableMeshes } from '../../../features/failover-simulator/delivery-table.ts';

type Props = { words: typeof communicationsSimulator; rows: readonly Delivery[] };

/** A count of meshes as a percentage; what is too few to show is not shown as none. */
function share(count: number): string {
  const percent = (100 * count) / tableMeshes;
  if (count === 0 || count === tableMeshes) return `${percent}%`;
  return percent < 0.1 ? '< 0.1%' : `${percent.toFixed(1)}%`;
}

/** How often a message arrives, by relays killed and fragments needed. */
export function DeliveryTable({ words, rows }: Props) {
  const [first, ...others] = words.columns;
  return (
    <div className="mt-16 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3>{words.tableHeading}</h3>
        <p className="mt-3 text-ink-2">{words.tableLede}</p>
      </div>
      <div className="min-w-0">
        <section className="overflow-x-auto" aria-label={words.tableHeading} tabIndex={0}>
          <table className="w-full text-[0.8rem] leading-snug sm:text-ui">
            <thead>
              <tr className="border-b border-line-2">
                <th
                  scope="col"
                  className="py-2 pr-1.5 text-left align-bottom font-semibold sm:pr-4"
                >
                  {first}
                </th>
                {others.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="py-2 pr-1.5 text-left align-bottom font-semibold sm:pr-4"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ failed, ...counts }) => (
                <tr key={failed} className="border-b border-line">
                  <th
                    scope="row"
                    className="py-2 pr-1.5 text-left align-bottom font-semibold sm:pr-4"
                  >
                    {failed}
                  </th>
                  {Object.entries(counts).map(([name, count]) => (
                    <td key={name} className="py-2 pr-1.5 text-ink-2 sm:pr-4">
                      {share(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="mt-3 text-small text-ink-2">{words.tableNote}</p>
      </div>
    </div>
  );
}
