/** Texts in MDX as components, which pages lay out. */
import type { MDXContent } from 'mdx/types';

import type { ProseFacts } from './text-records.ts';
import type { LegalFields, legalNames } from './front-matter.ts';
import type { releases, positions, cases } from './records.ts';

type LegalModule = { frontmatter: LegalFields; facts: ProseFacts; default: MDXContent };

const legalTexts = import.meta.glob<LegalModule>(['./legal/*.mdx', '!./legal/*.*.mdx'], {
  eager: true,
});

/**
 * A legal document: front matter, headings and body.
 * @param name the file's name
 * @throws Error naming the file if it is missing
 */
export function legalDocument(name: (typeof legalNames)[number]) {
  const found = legalTexts[`./legal/${name}.mdx`];
  if (!found) throw new Error(`There is no src/content/legal/${name}.mdx, which its page shows`);
  const { frontmatter, facts, default: Body } = found;
  return { ...frontmatter, outline: facts.outline, Body };
}

const recordTexts = import.meta.glob<{ default: MDXContent }>(
  './{releases,positions,cases}/*.mdx',
  { eager: true },
);

type Laid = { releases: typeof releases; positions: typeof positions; cases: typeof cases };

/**
 * The text of a record as its page lays it out.
 * @throws Error if there is no such file
 */
export function bodyOf<Kind extends keyof Laid>(
  kind: Kind,
  { slug }: Pick<Laid[Kind][number], 'slug'>,
): MDXContent {
  const file = recordTexts[`./${kind}/${slug}.mdx`];
  if (!file) throw new Error(`There is no src/content/${kind}/${slug}.mdx`);
  return file.default;
}
