import { paperCatalog } from '../../content/papers/catalog.ts';
import { papers } from '../../content/papers/papers.ts';
import type { Figure } from '../../figures/model.ts';
import { thinFilmsFigure } from '../../figures/thin-films.ts';

export const papersFigure = (columns?: number): Figure =>
  thinFilmsFigure(
    paperCatalog.map(({ slug }) => papers[slug].pages),
    columns,
  );
