import { isHere, isPublished } from './config/is-published.ts';
import type { Blog } from './content/blog-lists.ts';
import type { ResultKind } from './features/search/search-index.ts';
import type { Figure, Layout } from './figures/pen/model.ts';
import type { MovingScene } from './figures/scenes/still.ts';
import type { Download } from './made-file.ts';
import { allRoutes, type PageSchema } from './routes.ts';

export type Route = {
  path: `/${string}`;
  /** File under `src/pages/`, without its extension. */
  page: string;
  /** How the site's search labels what it finds on the page; `Page` if missing. */
  result?: ResultKind;
  /** The page above it in the breadcrumbs, besides the home page. */
  parent?: `/${string}`;
  /** What search engines are told besides the breadcrumbs (`generator/pages/structured-data.ts`). */
  schema?: PageSchema;
  /** What the build tells the page. It is made again when that changes. */
  needs?: readonly (keyof PageNeeds)[];
};

/** What the build may tell a page, besides its path. */
export type PageNeeds = { blog: Blog; downloads: readonly Download[] };

/** The pages that `config/published.ts` does not take off. */
export const routes: readonly Route[] = allRoutes.filter(
  ({ path }) => isPublished(path) && isHere(path),
);

/** A page module may export its hero's scene, or its list's covers, as `scene` for the picture for sharing. */
export type PageScene = MovingScene | ((layout: Layout) => Figure | readonly Figure[]);
