import type { GenericSchema } from 'valibot';

import { articleFields, legalFields, topicFields } from '../../src/content/front-matter.ts';
import {
  caseFields,
  eventFields,
  personFields,
  positionFields,
  releaseFields,
  testimonialFields,
} from '../../src/content/record-fields.ts';
import { faultOf } from './plain-text.ts';

type TextKind = {
  readonly called: string;
  readonly fields: GenericSchema;
  /** What its texts can use besides Markdown; of a legal text, its page says so. */
  readonly components: readonly string[] | 'of its page';
  /** Whether it is a module of the bundle, and can import others. */
  readonly isModule: boolean;
};

/** A record has no component and no code: its page lays it out. */
const record = { components: [], isModule: false } as const;

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
  releases: { called: 'a press release', fields: releaseFields, ...record },
  positions: { called: 'a position', fields: positionFields, ...record },
  cases: { called: 'a case', fields: caseFields, ...record },
  people: { called: 'a person', fields: personFields, ...record },
  testimonials: { called: 'a quotation', fields: testimonialFields, ...record },
  events: { called: 'an event', fields: eventFields, ...record },
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
