import { resolve } from 'node:path';

import { readText } from '../../generator/texts/all-texts.ts';
import { textKinds } from '../../generator/texts/text-kinds.ts';
import { keysOf } from '../../src/lib/records.ts';

/** A kind of texts, by its folder. */
export type TextKindName = keyof typeof textKinds;

type Fields = Readonly<Record<string, string>>;

/** A right text of each kind; its first field is on line 2. */
const right: Readonly<Record<TextKindName, { fields: Fields; prose: string }>> = {
  blog: {
    fields: {
      title: "'One'",
      excerpt: "'First'",
      author: "'Ada Byron'",
      date: '2026-01-02',
      category: "'Research'",
      featured: 'false',
      figure: "'malus'",
    },
    prose: 'Text.',
  },
  docs: {
    fields: { title: 'One', category: "'Data Protection'", order: '9', summary: 'In short' },
    prose: 'Text.',
  },
  legal: { fields: { title: 'Terms', lede: 'In short', changed: '2026-01-02' }, prose: 'Text.' },
  releases: {
    fields: { title: "'One'", date: '2026-01-02', summary: "'In short'" },
    prose: 'Text.',
  },
  positions: {
    fields: { title: 'Engineer', team: 'Engineering', place: 'remote', summary: 'In short' },
    prose: 'Text.\n\n## Work\n\n- Build',
  },
  cases: {
    fields: {
      title: 'One',
      company: 'Northern Bank',
      industry: 'energy',
      summary: 'In short',
      results: '[a, b, c]',
      phases: '[{ months: 3, work: All }]',
    },
    prose: '## Challenge\n\nText.',
  },
  papers: {
    fields: {
      title: 'One',
      category: 'Legal',
      date: '2026-01-02',
      pdf: "'./x.pdf'",
      summary: 'In short',
      findings: '[Keys outlive their owners]',
    },
    prose: '',
  },
  people: {
    fields: { name: 'Ada Byron', role: 'Research', group: 'executive', line: 'Wrote a program.' },
    prose: 'Leads research.',
  },
  testimonials: {
    fields: { author: 'Ada Byron', company: 'City archive', category: 'Zero trust' },
    prose: 'They showed us the limits first.',
  },
  words: { fields: { 'head.title': "'One'" }, prose: '' },
  events: {
    fields: { name: 'Days', day: '2026-12-01', place: 'Vienna', link: "'https://example.com'" },
    prose: '',
  },
};

/** The kinds whose right text needs no file beside it, as a paper needs its PDF. */
export const kindsOfWords = keysOf(textKinds).filter((kind) => kind !== 'papers');

/** A text with other fields or another prose; the change `gone` takes a field out. */
export function textOf(kind: TextKindName, changed: Fields, prose = right[kind].prose): string {
  const fields = Object.entries({ ...right[kind].fields, ...changed });
  const head = fields.flatMap(([name, text]) => (text === 'gone' ? [] : [`${name}: ${text}`]));
  return `---\n${head.join('\n')}\n---\n\n${prose}\n`;
}

/** Where such a text would stand. */
export const pathOf = (kind: TextKindName): string =>
  // Words are of a page that is there.
  resolve(import.meta.dirname, '../../src/content', kind, kind === 'words' ? 'home.mdx' : 'x.mdx');

/** What the readers of a build say of a text. */
export const said = (kind: TextKindName, source: string): Promise<string> =>
  readText(kind, source, pathOf(kind)).then(
    () => 'it was published',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
