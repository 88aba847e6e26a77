import type { MDXContent } from 'mdx/types';

import type { releases, positions, cases } from './records.ts';

const files = import.meta.glob<{ default: MDXContent }>('./{releases,positions,cases}/*.mdx', {
  eager: true,
});

type Laid = { releases: typeof releases; positions: typeof positions; cases: typeof cases };

/**
 * The text of a record as its page lays it out.
 * @throws Error if there is no such file
 */
export function bodyOf<Kind extends keyof Laid>(
  kind: Kind,
  { slug }: Pick<Laid[Kind][number], 'slug'>,
): MDXContent {
  const file = files[`./${kind}/${slug}.mdx`];
  if (!file) throw new Error(`There is no src/content/${kind}/${slug}.mdx`);
  return file.default;
}
