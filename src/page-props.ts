import type { Blog } from './content/blog-lists.ts';
import type { Figure, Layout } from './figures/pen/model.ts';
import type { MovingScene } from './figures/scenes/still.ts';

export type PageProps = {
  /** The page's path, as in `routes.ts`. */
  path: string;
};

/** For pages that list or count the articles. */
export type BlogProps = { blog: Blog };

/** A page module may export its hero's scene, or its list's covers, as `scene` for the picture for sharing. */
export type PageScene = MovingScene | ((layout: Layout) => Figure | readonly Figure[]);
