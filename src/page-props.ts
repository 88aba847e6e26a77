export type PageProps = {
  /** The page's path, as in `routes.ts`; for an article, with its slug. */
  path: string;
};
