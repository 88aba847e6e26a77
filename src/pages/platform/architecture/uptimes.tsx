import { claims } from '../../../content/claims.ts';
import { uptimes } from '../../../content/pages/platform/architecture.ts';
import { DotTable } from '../../../sections/dot-table.tsx';

const minutesIn = { month: 30 * 24 * 60, year: 365 * 24 * 60 } as const;
const most = Math.max(...uptimes.rows.map(({ down }) => down));

const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
const formatMinutes = (minutes: number) =>
  minutes < 120 ? `${digits.format(minutes)} min` : `${digits.format(minutes / 60)} h`;

/** Downtime allowed by each of the three agreements. */
export const Uptimes = () => (
  <DotTable
    caption={uptimes.caption}
    columns={uptimes.columns}
    rows={uptimes.rows.map(({ claim, down }) => ({
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
        { share: down / most, label: formatMinutes(down * minutesIn.month) },
        { share: down / most, label: formatMinutes(down * minutesIn.year) },
      ],
    }))}
  />
);
