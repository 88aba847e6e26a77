import { paperCatalog } from '../../content/papers/catalog.ts';
import { papers } from '../../content/papers/papers.ts';
import type { Figure } from '../../figures/model.ts';
import { thinFilmsFigure } from '../../figures/thin-films.ts';

/** The films of all papers, in as many columns as there is room for. */
export const papersFigure = (columns?: number): Figure =>
  thinFilmsFigure(
    paperCatalog.map(({ slug }) => papers[slug].pages),
    columns,
  );
