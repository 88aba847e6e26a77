import { type Markup, markupOf } from './search-index-markup.ts';

/** A part of a page under one heading. */
export type Section = {
  /** Id to link to; empty for the top of the page. */
  anchor: string;
  /** Empty for the top of the page, whose name is the page's title. */
  heading: string;
  /** The heading above this one that is a result of its own, or empty. */
  parent: string;
  /** The words a visitor reads there; blocks and lines of code are separated by line breaks. */
  text: string;
};

/** What is operated, drawn or repeated, and not read. */
const skipped = new Set(
  'script style template noscript svg canvas nav form button dialog select textarea'.split(' '),
);
/** Elements that do not begin a line; table cells count as words of their row. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

function isSkipped({ name, attributes }: Extract<Markup, { kind: 'open' }>): boolean {
  const classes = attributes.get('class')?.split(' ') ?? [];
  const hidden = attributes.get('hidden');
  return (
    skipped.has(name) ||
    attributes.has('data-unindexed') ||
    (hidden !== undefined && hidden !== 'until-found') ||
    attributes.get('aria-hidden') === 'true' ||
    classes.some((one) => one === 'btn' || one === 'badge' || one === 'visually-hidden')
  );
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** What separates an element's text from its neighbors': nothing, a space or a line break. */
function breakAt(name: string, classes = ''): string {
  if (name === 'td' || name === 'th') return ' ';
  return inline.has(name) && !/(?:^| )(?:block|grid|flex)(?: |$)/.test(classes) ? '' : '\n';
}

type OpenElement = { name: string; id: string; named: boolean; break: string };
type Draft = Section & { level: number };

/**
 * Splits a rendered page's `<main>` at its headings. A heading starts a section when it can be linked
 * to: by the id of the element it is the first heading of, or by its own.
 */
export function sectionsOf(html: string): readonly Section[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const sections: Draft[] = [{ anchor: '', heading: '', parent: '', text: '', level: 1 }];
  const open: OpenElement[] = [];
  let skipDepth = 0;
  let headingDepth = 0;

  const current = () => sections.at(-1) as Draft;
  const begin = (name: string, ownId: string) => {
    const level = Number(name[1]);
    const holder = open.findLast(({ id }) => id !== '');
    const anchor = holder && !holder.named ? holder.id : ownId;
    if (holder) holder.named = true;
    if (level === 1 || anchor === '' || level > 3) return;
    const above = sections.findLast((one) => one.level < level && one.anchor !== '');
    sections.push({ anchor, heading: '', parent: above?.heading ?? '', text: '', level });
    headingDepth = open.length + 1;
  };
  const add = (text: string) => {
    if (skipDepth > 0) return;
    if (headingDepth > 0) current().heading += text;
    else current().text += text;
  };

  for (const item of markupOf(main)) {
    if (item.kind === 'text') {
      add(item.text);
    } else if (item.kind === 'open') {
      const { name, attributes } = item;
      const id = attributes.get('id') ?? '';
      const separator = breakAt(name, attributes.get('class'));
      add(separator);
      if (item.empty) continue;
      const isHeading = /^h[1-6]$/.test(name);
      if (isHeading && skipDepth === 0) begin(name, id);
      open.push({ name, id: isHeading ? '' : id, named: false, break: separator });
      if (skipDepth === 0 && isSkipped(item)) skipDepth = open.length;
    } else {
      const depth = open.findLastIndex(({ name }) => name === item.name) + 1;
      if (depth === 0) continue;
      const [{ break: separator = '' } = {}] = open.splice(depth - 1);
      if (skipDepth >= depth) skipDepth = 0;
      if (headingDepth >= depth) headingDepth = 0;
      add(separator);
    }
  }
  return sections.map(({ anchor, heading, parent, text }) => ({
    anchor,
    heading: tidy(heading).replaceAll('\n', ' '),
    parent: tidy(parent).replaceAll('\n', ' '),
    text: tidy(text),
  }));
}
