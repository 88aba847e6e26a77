import { platformLayers } from '../../../content/pages/platform/architecture.ts';
import { PlainTable } from '../../../sections/plain-table.tsx';

const { caption, columns, rows } = platformLayers;

export const Layers = () => (
  <PlainTable
    caption={caption}
    look="spec-sheet"
    columns={columns}
    rows={rows.map(({ term, what, sees, blind, breach }) => ({
      head: (
        <>
          {term}
          <p className="font-normal text-ink-2">{what}</p>
        </>
      ),
      cells: [
        <b key="sees">{sees}</b>,
        blind.map((unseen, index) => (
          <span key={unseen}>
            {index > 0 && ', '}
            <s>{unseen}</s>
          </span>
        )),
        breach,
      ],
    }))}
  />
);
