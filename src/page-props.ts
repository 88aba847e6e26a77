/** What every page component is given. */
export type PageProps = {
  /** The page's own address, as in the route table; for an article, with its slug. */
  path: string;
};
