import type { Figure, Layout } from './figures/model.ts';
import type { PhaseField } from './figures/phase-field.ts';

/** What every page component is given. */
export type PageProps = {
  /** The page's own address, as in the route table; for an article, with its slug. */
  path: string;
};

/**
 * What the first screen of a page shows, or the covers of its list. A page module may export it as `field`:
 * its picture for sharing shows the same.
 */
export type PageField = PhaseField | ((layout: Layout) => Figure | readonly Figure[]);
