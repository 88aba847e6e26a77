import { isRightToLeft, language, locale } from '../../src/config/language.ts';
import { homes } from '../../src/config/site-base.ts';
import { isSource, sourceLanguage } from './overlay.ts';

const link = 'a[hreflang]:not([lang], .claim)';

/** A link over a whole card has this place for its area, and one with columns would get another one. */
const named = `:is(${link}:not(.stretched, :has(> b)), ${link} > b, :has(> ${link}.stretched))`;

/** Where there is little room. */
const short = `:is(.header-nav ${link}:not(:has(> b)), footer ${link}, dialog nav ${link}, ${link} > b, h3 > ${link}:not(.stretched), ${link}.more)`;

/** What a link to a page in another language says of it: its name, and where there is little room its tag. */
function elsewhere(tag: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  const of = (selector: string) => selector.replaceAll('[hreflang]', `[hreflang='${tag}']`);
  return `  ${of(named)}::after { content: '(${name})'; }
  ${of(short)}::after { content: '${tag.toUpperCase()}' / '(${name})'; }
`;
}

/** How lines of a script break, by its language. English words are short and stay whole. */
function lineBreaks(): string {
  const [script] = language.split('-');
  if (script === 'ja') return '  body { line-break: strict; word-break: auto-phrase; }\n';
  if (script === 'ko') return '  body { word-break: keep-all; }\n';
  if (isSource(language)) return '';
  return `  p, li, dt, dd, td, th, figcaption { hyphens: auto; hyphenate-limit-chars: 9 4 4; }
  h1, h2, h3, summary, label, .btn { hyphens: auto; hyphenate-limit-chars: 14 6 5; }
  .kept, code, [translate='no'] { hyphens: manual; }
`;
}

/**
 * What runs from left to right in every language: drawings, code, addresses and numbers; and what has a side that no
 * logical property names. What visitors type runs as its own letters do.
 */
export const rightToLeft = `  svg, canvas, pre, code, samp, kbd, .mono, .hex, .lab-grid, .lab-strip { direction: ltr; unicode-bidi: isolate; }
  a:is([href^='mailto:'], [href^='tel:']), input:is([type='email'], [type='tel'], [type='url']) { direction: ltr; unicode-bidi: isolate; }
  input:is([type='email'], [type='tel'], [type='url']) { text-align: right; }
  /* A sentence runs from right to left although it begins with a name; an address as its letters do. */
  :is(h1, h2, h3, p, li, b) { unicode-bidi: isolate; }
  input, textarea, bdi, address, address > * { unicode-bidi: plaintext; text-align: right; }
  select.field-box { background-position: left 1rem center; }
  .prose .scrolls { background-position: left; }
  .strata img, .away::after { scale: -1 1; }
  /* Labels stand where the drawing above them, which is not mirrored, has what they say. */
  @media (width >= 68rem) {
    .placed > li { direction: ltr; }
    .placed > li > div { direction: rtl; text-align: left; border-inline: 0 solid var(--tone, var(--color-line-2)); border-inline-end-width: 2px; margin-inline: 0 -1px; }
    .placed > :not(.placed-before) > div:first-child { border-color: transparent; padding-inline: 1rem var(--gutter); }
    .placed > .placed-before > div { text-align: right; border-inline-start: 2px solid var(--tone, var(--color-line-2)); border-inline-end: 0; margin-inline: -1px 0; }
  }
`;

/**
 * The styles that follow from the language of the pages: what links to pages and documents in another one say, since a claim has its own
 * mark and explains itself where it stands, and how lines break. English alone has none.
 */
export function languageSheet(): string {
  const others = new Set((homes?.slice(1) ?? []).map(({ tag }) => tag));
  if (!isSource(language)) others.add(sourceLanguage);
  const marks =
    others.size === 0
      ? ''
      : `  ${named}::after {
    margin-inline-start: 0.4em;
    font-size: min(0.8em, 1rem);
    font-weight: 400;
    letter-spacing: 0;
  }
${[...others].map(elsewhere).join('')}`;
  const rules = marks + lineBreaks() + (isRightToLeft ? rightToLeft : '');
  return rules && `@layer components {\n${rules}}\n`;
}
