import { claims } from '../../../content/claims.ts';
import { uptimes } from '../../../content/pages/platform/architecture.ts';
import { downtimeMinutes } from '../../../content/product/deployment.ts';
import { fill } from '../../../lib/text/fill.ts';
import { threeDigits } from '../../../lib/text/format.ts';
import { DotTable } from '../../../sections/dot-table.tsx';

const most = Math.max(...uptimes.rows.map(({ percent }) => downtimeMinutes(percent, 'year')));

/** Downtime allowed by each of the three agreements. The dots compare a year of each. */
export const Uptimes = () => (
  <DotTable
    caption={uptimes.caption}
    columns={uptimes.columns}
    rows={uptimes.rows.map(({ claim, percent, period }) => ({
      head: (
        <>
          <a href={`#claim-${claim}`} className="claim">
            {claims[claim].figure}
          </a>
          <p className="max-w-[34rem] text-[1.0625rem] leading-normal font-normal tracking-normal whitespace-normal text-ink-2">
            {claims[claim].scope}
          </p>
        </>
      ),
      cells: [
        {
          share: downtimeMinutes(percent, 'year') / most,
          label: fill(uptimes.allows[period], {
            minutes: threeDigits(downtimeMinutes(percent, period)),
          }),
        },
      ],
    }))}
  />
);
