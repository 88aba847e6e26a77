import type { MDXContent } from 'mdx/types';

import type { ProseFacts } from './articles.ts';
import type { LegalFields, legalNames } from './front-matter.ts';

type LegalModule = {
  frontmatter: LegalFields;
  facts: ProseFacts;
  default: MDXContent;
};

const files = import.meta.glob<LegalModule>(['./legal/*.mdx', '!./legal/*.*.mdx'], {
  eager: true,
});

/**
 * A legal document: front matter, headings and body.
 * @param name the file's name
 * @throws Error naming the file if it is missing
 */
export function legalDocument(name: (typeof legalNames)[number]) {
  const found = files[`./legal/${name}.mdx`];
  if (!found) throw new Error(`There is no src/content/legal/${name}.mdx, which its page shows`);
  const { frontmatter, facts, default: Body } = found;
  return { ...frontmatter, outline: facts.outline, Body };
}
