import { basename } from 'node:path';

import { closestMatch } from 'leven';
import * as v from 'valibot';

import {
  articleFields,
  legalFields,
  legalNames,
  topicFields,
} from '../../src/content/front-matter.ts';
import { dayOfChange, legalParts } from '../../src/content/legal-parts.ts';
import { eventFields } from '../../src/content/event-fields.ts';
import {
  caseFields,
  paperFields,
  personFields,
  positionFields,
  releaseFields,
  testimonialFields,
} from '../../src/content/record-fields.ts';
import { keysOf, recordOf } from '../../src/lib/records.ts';
import { sourceOf } from '../languages/overlay.ts';
import { addressOfWords, isPageWords, wordFields } from './page-words.ts';
import { faultOf } from './plain-text.ts';

type TextKind = {
  readonly called: string;
  /** Where it is shown: its address is this and the name of its file. */
  readonly at: `/${string}`;
  readonly fields: v.GenericSchema;
  /** What its texts can use besides Markdown. */
  readonly components?: Components;
};

/** Components and what each can be given. */
export type Components = Readonly<Record<string, readonly string[]>>;

/** A text's kind, with what this text can use: each legal text has parts of its own. */
export type OwnKind = TextKind & { readonly components: Components };

/** The kinds of written texts, by their folder in `src/content/`. */
export const textKinds = {
  blog: {
    called: 'an article',
    at: '/blog/',
    fields: articleFields,
    components: { ArticleFigure: ['name'] },
  },
  docs: { called: 'a topic', at: '/docs#', fields: topicFields },
  legal: { called: 'a legal text', at: '/', fields: legalFields },
  releases: { called: 'a press release', at: '/press#', fields: releaseFields },
  positions: { called: 'a position', at: '/careers#', fields: positionFields },
  cases: { called: 'a case', at: '/resources/case-studies#', fields: caseFields },
  papers: { called: 'a paper', at: '/resources/whitepapers#', fields: paperFields },
  people: { called: 'a person', at: '/about#', fields: personFields },
  testimonials: { called: 'a quotation', at: '/#', fields: testimonialFields },
  words: { called: 'the words of a page', at: '/', fields: v.record(v.string(), v.string()) },
  events: { called: 'an event', at: '/press#', fields: eventFields },
} as const satisfies Record<string, TextKind>;

/**
 * The kind of a text.
 * @param file from the project's folder
 * @throws Error for a text in another folder
 */
export function kindOf(file: string): OwnKind {
  const [, folder = '', name = ''] = /^src\/content\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
  const kind = new Map<string, TextKind>(Object.entries(textKinds)).get(folder);
  const own = isPageWords(file) && { fields: wordFields(file) };
  if (kind) return { components: folder === 'legal' ? partsOf(name) : {}, ...kind, ...own };
  throw faultOf(strayFault(file));
}

/**
 * What to say of a text that stands in no kind's folder.
 * @param file from the project's folder
 */
export function strayFault(file: string): string {
  const [, folder = ''] = /^src\/content\/([^/]+)\//.exec(file) ?? [];
  const meant = closestMatch(folder.toLowerCase(), keysOf(textKinds), { maxDistance: 2 });
  const where = meant ? `src/content/${meant}/` : folders;
  return `${file}: no page shows a text of this folder; move it to ${where}`;
}

/** What a legal text can use. */
function partsOf(name: string): Components {
  const own = legalNames.find((known) => sourceOf(name) === `${known}.mdx`);
  return recordOf<string, readonly string[]>(
    [dayOfChange, ...(own ? legalParts[own] : [])],
    () => [],
  );
}

/** The address at which a text is shown, in every language. */
export const addressOf = (file: string): string =>
  (isPageWords(file) && addressOfWords(file)) || kindOf(file).at + basename(sourceOf(file), '.mdx');

const folders = Object.entries(textKinds)
  .map(([folder, { called }]) => `src/content/${folder} (${called})`)
  .join(', ');
