import { platformLayers } from '../../../content/pages/platform/architecture.ts';
import { SpecSheet } from '../../../sections/spec-sheet.tsx';

const { caption, columns, rows } = platformLayers;

export const Layers = () => (
  <SpecSheet
    caption={caption}
    columns={columns}
    rows={rows.map(({ term, what, sees, blind, breach }) => ({
      use: (
        <>
          {term}
          <p className="font-normal text-ink-2">{what}</p>
        </>
      ),
      listed: sees,
      misses: blind,
      remark: breach,
    }))}
  />
);
