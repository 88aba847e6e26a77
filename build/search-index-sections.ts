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

type StartTag = Extract<Markup, { kind: 'open' }>;

/** What is operated, drawn or repeated, and not read. */
const skipped = new Set(
  'script style template noscript svg canvas nav form button dialog select textarea'.split(' '),
);
/** Elements that do not begin a line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
const classesOf = ({ attributes }: StartTag) => (attributes.get('class') ?? '').split(' ');

function isSkipped(tag: StartTag): boolean {
  const hidden = tag.attributes.get('hidden');
  return (
    skipped.has(tag.name) ||
    tag.attributes.has('data-unindexed') ||
    (hidden !== undefined && hidden !== 'until-found') ||
    tag.attributes.get('aria-hidden') === 'true' ||
    classesOf(tag).some((one) => ['btn', 'badge', 'visually-hidden'].includes(one))
  );
}

const isLaidOut = (tag: StartTag) =>
  classesOf(tag).some((one) => one === 'flex' || one === 'grid' || one === 'block');

/** What separates an element's words from its neighbors': nothing, a space or a line break. */
function separatorOf(tag: StartTag, parentIsLaidOut: boolean): string {
  if (tag.name === 'td' || tag.name === 'th') return ' ';
  if (!inline.has(tag.name) || isLaidOut(tag)) return '\n';
  return parentIsLaidOut ? ' ' : '';
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

type OpenElement = {
  name: string;
  id: string;
  /** Whether a heading has taken its id. */
  named: boolean;
  laidOut: boolean;
  separator: string;
};
type Draft = Section & { level: number };

/** The sections of one page while it is read. */
class Splitter {
  readonly sections: Draft[] = [{ anchor: '', heading: '', parent: '', text: '', level: 1 }];
  private readonly open: OpenElement[] = [];
  private skipDepth = 0;
  private headingDepth = 0;
  /** Words at the beginning of an element with an id, which belong to the heading that follows them. */
  private ahead: { depth: number; text: string } | null = null;

  add(text: string): void {
    const section = this.sections.at(-1);
    if (this.skipDepth > 0 || !section) return;
    if (this.headingDepth > 0) section.heading += text;
    else if (this.ahead) this.ahead.text += text;
    else section.text += text;
  }

  start(tag: StartTag): void {
    const separator = separatorOf(tag, this.open.at(-1)?.laidOut ?? false);
    this.add(separator);
    if (tag.empty) return;
    const id = tag.attributes.get('id') ?? '';
    const isHeading = /^h[1-6]$/.test(tag.name);
    if (isHeading && this.skipDepth === 0) this.startHeading(Number(tag.name[1]), id);
    const holds = id !== '' && !isHeading;
    this.open.push({
      name: tag.name,
      id: holds ? id : '',
      named: false,
      laidOut: isLaidOut(tag),
      separator,
    });
    if (this.skipDepth === 0 && isSkipped(tag)) this.skipDepth = this.open.length;
    else if (holds && !this.ahead) this.ahead = { depth: this.open.length, text: '' };
  }

  end(name: string): void {
    const depth = this.open.findLastIndex((one) => one.name === name) + 1;
    if (depth === 0) return;
    const [closed] = this.open.splice(depth - 1);
    if (this.skipDepth >= depth) this.skipDepth = 0;
    if (this.headingDepth >= depth) this.headingDepth = 0;
    if (this.ahead && this.ahead.depth >= depth) this.release();
    this.add(closed?.separator ?? '');
  }

  private release(): void {
    const text = this.ahead?.text ?? '';
    this.ahead = null;
    this.add(text);
  }

  private startHeading(level: number, ownId: string): void {
    const holder = this.open.findLast(({ id }) => id !== '');
    const anchor = holder && !holder.named ? holder.id : ownId;
    if (holder) holder.named = true;
    if (level > 1 && level <= 3 && anchor !== '') {
      const above = this.sections.findLast((one) => one.level < level);
      const text = this.ahead?.text ?? '';
      this.ahead = null;
      this.sections.push({ anchor, heading: '', parent: above?.heading ?? '', text, level });
      this.headingDepth = this.open.length + 1;
    } else if (this.ahead) {
      this.release();
    }
  }
}

/**
 * Splits a rendered page's `<main>` at its headings. A heading starts a section when it can be linked
 * to: by the id of the element it is the first heading of, or by its own.
 */
export function sectionsOf(html: string): readonly Section[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const splitter = new Splitter();
  for (const item of markupOf(main)) {
    if (item.kind === 'text') splitter.add(item.text);
    else if (item.kind === 'open') splitter.start(item);
    else splitter.end(item.name);
  }
  return splitter.sections.map(({ anchor, heading, parent, text }) => ({
    anchor,
    heading: tidy(heading).replaceAll('\n', ' '),
    parent: tidy(parent).replaceAll('\n', ' '),
    text: tidy(text),
  }));
}
