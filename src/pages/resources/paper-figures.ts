import { paperCatalog, type PaperSlug } from '../../content/papers/catalog.ts';
import { papers } from '../../content/papers/papers.ts';
import type { Figure } from '../../figures/model.ts';
import { thinFilmFigure } from '../../figures/thin-film.ts';
import { thinFilmsFigure } from '../../figures/thin-films.ts';

/** The drawing of a paper, beside it on the page and on the cover of its edition: a film as thick as it is long. */
export const paperFigure = (slug: PaperSlug): Figure => thinFilmFigure(papers[slug].pages);

/** The films of all papers, in as many columns as there is room for. */
export const papersFigure = (columns?: number): Figure =>
  thinFilmsFigure(
    paperCatalog.map(({ slug }) => papers[slug].pages),
    columns,
  );
