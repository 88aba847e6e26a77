import type { MDXContent } from 'mdx/types';
import * as v from 'valibot';

import { isIsoDay, type IsoDay } from '../lib/dates.ts';

const isoDay = v.custom<IsoDay>(
  (value) => typeof value === 'string' && isIsoDay(value),
  'not an ISO day',
);

const legalModule = v.object({
  frontmatter: v.strictObject({
    title: v.string(),
    lede: v.string(),
    /** Date of the last change. */
    changed: isoDay,
  }),
  facts: v.object({
    outline: v.array(v.object({ id: v.string(), text: v.string() })),
  }),
  default: v.custom<MDXContent>((value) => typeof value === 'function'),
});

/** A legal document: front matter, headings and body. */
export type LegalDocument = ReturnType<typeof legalDocument>;

const files = import.meta.glob('./legal/*.mdx', { eager: true });

/**
 * @param name the file's name
 * @throws Error naming the file if it is missing or its front matter is invalid
 */
export function legalDocument(name: 'privacy' | 'terms' | 'security' | 'accessibility') {
  const result = v.safeParse(legalModule, files[`./legal/${name}.mdx`]);
  if (!result.success) {
    const faults = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`src/content/legal/${name}.mdx: ${faults.join('; ')}`);
  }
  const { frontmatter, facts, default: Body } = result.output;
  return { ...frontmatter, outline: facts.outline, Body };
}
