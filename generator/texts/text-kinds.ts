import type { GenericSchema } from 'valibot';

import { articleFields, legalFields, topicFields } from '../../src/content/front-matter.ts';
import { faultOf } from './plain-text.ts';

type TextKind = {
  readonly called: string;
  readonly fields: GenericSchema;
  /** What its texts can use besides Markdown; of a legal text, its page says so. */
  readonly components: readonly string[] | 'of its page';
  /** Whether it is a module of the bundle, and can import others. */
  readonly isModule: boolean;
};

/** The kinds of written texts, by their folder in `src/content/`. */
export const textKinds = {
  blog: {
    called: 'an article',
    fields: articleFields,
    components: ['ArticleFigure'],
    isModule: false,
  },
  docs: { called: 'a topic', fields: topicFields, components: [], isModule: true },
  legal: { called: 'a legal text', fields: legalFields, components: 'of its page', isModule: true },
} as const satisfies Record<string, TextKind>;

/**
 * The kind of a text.
 * @param file from the project's folder
 * @throws Error for a text in another folder
 */
export function kindOf(file: string): TextKind {
  const [, folder = ''] = /^src\/content\/([^/]+)\/[^/]+$/.exec(file) ?? [];
  const kind: TextKind | undefined = Object.entries(textKinds).find(
    ([name]) => name === folder,
  )?.[1];
  if (kind) return kind;
  throw faultOf(`${file}: no page shows a text of this folder; move it to ${folders}`);
}

const folders = Object.entries(textKinds)
  .map(([folder, { called }]) => `src/content/${folder} (${called})`)
  .join(', ');
