import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { reach, read } from './import-graph.ts';

export type SampleFact = { readonly kind: string; readonly text: string; readonly file: string };

type Fields = Readonly<Record<string, unknown>>;

const content = resolve(import.meta.dirname, '../src/content');

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
};

const line = (fields: Fields, names: readonly string[]): string =>
  short(
    names
      .map((name) => fields[name])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(', '),
  );

/** Statuses that mark a figure as the vendor's own claim. */
const isClaim = /^(?:claim|target|SLA|contract|offer|marketing)$/i;

type Shape = {
  kind: string;
  has: readonly string[];
  status?: RegExp;
  says: readonly string[];
};

/** Invented facts by the shape of their record. The first match counts. */
const shapes: readonly Shape[] = [
  { kind: 'Quotations', has: ['quote', 'author'], says: ['author', 'company', 'quote'] },
  { kind: 'People', has: ['name', 'role'], says: ['name', 'role'] },
  {
    kind: 'Figures that are your own word',
    has: ['figure', 'scope'],
    says: ['figure', 'unit', 'scope'],
  },
  {
    kind: 'Figures that are your own word',
    has: ['term', 'status'],
    status: isClaim,
    says: ['term', 'text'],
  },
  {
    kind: 'Case studies',
    has: ['company', 'timeline', 'results'],
    says: ['title', 'company', 'timeline'],
  },
  {
    kind: 'Papers: date, pages in full, downloads shown',
    has: ['pages', 'downloads', 'abstract'],
    says: ['title', 'date', 'pages', 'downloads'],
  },
  { kind: 'Press releases', has: ['date', 'summary', 'text'], says: ['date', 'title'] },
  { kind: 'Open positions', has: ['title', 'bring'], says: ['title', 'description'] },
];

const fits = (fields: Fields, { has, status }: Shape): boolean =>
  has.every((name) => fields[name] !== undefined) &&
  (!status || status.test(String(fields['status'])));

/** Sections whose points are all invented, by id. */
const sections: Readonly<Record<string, string>> = {
  awards: 'Awards',
  recognition: 'Awards',
  leadership: 'People',
  board: 'People',
  milestones: 'History',
  publications: 'Publications',
};

const phrases: readonly { kind: string; pattern: RegExp }[] = [
  {
    kind: 'Sentences that call something a sample',
    pattern:
      /\bsample (?:content|figures?|quotations?)\b|\billustrative\b|\bfictional\b|\bis invented\b/i,
  },
  {
    kind: 'Promises of time',
    pattern: /\b(?:\d+|one|two|three) (?:business )?(?:days|hours)\b|\b24\/7\b/i,
  },
  {
    kind: 'Insurance, patents and counts',
    pattern: /\binsurance backing\b|\bpatents?\b|\b\d+ products\b/i,
  },
];

const sentences = (text: string): readonly string[] => text.split(/(?<=[.:])\s+/);

const inText = (text: string, file: string): readonly SampleFact[] =>
  phrases.flatMap(({ kind, pattern }) =>
    sentences(text)
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => ({ kind, text: short(sentence), file })),
  );

/**
 * Finds invented facts in a value of a content module, at any depth.
 * @param name the value's key, such as `checkedOn`
 */
export function factsIn(value: unknown, file: string, name = ''): readonly SampleFact[] {
  if (typeof value === 'string') {
    const isDay = /checkedOn$/i.test(name);
    return isDay ? [{ kind: 'Dates of checking', text: value, file }] : inText(value, file);
  }
  if (Array.isArray(value)) return value.flatMap((item) => factsIn(item, file));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  const shape = shapes.find((candidate) => fits(fields, candidate));
  if (shape) return [{ kind: shape.kind, text: line(fields, shape.says), file }];
  const kind = sections[String(fields['id'])];
  if (kind && Array.isArray(fields['points'])) {
    return fields['points'].map((point: Fields) => ({
      kind,
      text: line(point, ['term', 'text']),
      file,
    }));
  }
  return Object.entries(fields).flatMap(([key, item]) => factsIn(item, file, key));
}

/** Names and dates in a text's front matter and, in legal texts, promises in its body. */
export function factsInProse(source: string, file: string): readonly SampleFact[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const named = [...head.matchAll(/^(\s*(?:- )?)(author|effective|changed|updated): '?(.*?)'?$/gm)];
  return [
    ...named.map(([, indent = '', field = '', text = '']) => ({
      kind:
        field !== 'author' ? 'Dates of texts' : indent ? 'Names under sample comments' : 'Authors',
      text: field === 'author' ? text : `${field} ${text}`,
      file,
    })),
    ...(file.startsWith('legal/') ? inText(body.replaceAll(/\n\n+/g, '. '), file) : []),
  ];
}

/** Whether a module reads other files through the bundler, which plain Node cannot; neither can what imports it. */
const gathers = (name: string): boolean =>
  [...reach([name])].some(
    (other) => other.endsWith('.ts') && read(other).includes('import.meta.glob'),
  );

/**
 * Every invented fact in the content, without duplicates, sorted by kind. Modules that only collect other
 * files are skipped.
 */
export async function sampleFacts(): Promise<readonly SampleFact[]> {
  const files = globSync('**/*.{ts,mdx}', { cwd: content }).toSorted();
  const found = await Promise.all(
    files
      .filter((file) => !/\.test\.ts$|banned-words|samples\/files/.test(file))
      .map(async (file) => {
        const source = readFileSync(resolve(content, file), 'utf8');
        if (file.endsWith('.mdx')) return factsInProse(source, file);
        if (gathers(`content/${file}`)) return [];
        const module: Fields = await import(resolve(content, file));
        return Object.entries(module).flatMap(([name, value]) => factsIn(value, file, name));
      }),
  );
  const seen = new Map(found.flat().map((fact) => [`${fact.kind}\n${fact.text}`, fact]));
  return [...seen.values()].toSorted((a, b) => a.kind.localeCompare(b.kind));
}
