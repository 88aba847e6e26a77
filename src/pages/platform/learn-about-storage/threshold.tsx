import { thresholdTrade } from '../../../content/pages/platform/learn-about-storage.ts';
import { shares } from '../../../content/product/splitting.ts';
import { DotTable } from '../../../sections/dot-table.tsx';
import { atLeast } from './binomial.ts';

const { columns, chance, note } = thresholdTrade;

/** For each threshold, the odds that thieves get enough shares and that the owner loses too many. */
export const Threshold = ({ caption }: { caption: string }) => (
  <>
    <DotTable
      caption={caption}
      columns={columns}
      rows={[2, 3, 4].map((needed) => ({
        head: `${needed} of ${shares.total}`,
        cells: [
          cell(atLeast(needed, shares.total, chance), 'attack'),
          cell(atLeast(shares.total - needed + 1, shares.total, chance), 'soon'),
        ],
      }))}
    />
    <p className="after">{note}</p>
  </>
);

const cell = (share: number, tone: 'attack' | 'soon') => ({
  share,
  label: `${(100 * share).toFixed(1)}%`,
  tone,
});
