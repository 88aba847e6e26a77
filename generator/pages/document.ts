import { dataName } from '../../src/lib/dom/attributes.ts';
import { absolute, rootBase, withBase } from '../../src/config/base.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { isRightToLeft, language, locale } from '../../src/config/language.ts';
import { site } from '../../src/config/site.ts';
import { feedTitle } from '../../src/content/for-programs.ts';
import type { ResultKind } from '../../src/features/search/search-index.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { escapeXml as escapeHtml } from '../../src/lib/files/xml.ts';
import type { PageScene, Route } from '../../src/page.ts';
import { pageSheetHref } from '../../src/sections/hero/hero-parts.tsx';
import type { Assets } from '../files/assets.ts';
import { policyInPage } from '../hosts/headers.ts';
import { pageFigures, pictureAlt, picturePath, pictureSize } from '../pictures/page-figures.ts';

export type PageHead = {
  path: string;
  /** The file to open to change the page, for error messages. */
  source: string;
  title: string;
  description: string;
  kind: 'website' | 'article' | 'missing';
  /** What the build tells the page, besides its own data. */
  needs?: Route['needs'];
  scene?: PageScene | undefined;
  /** How the search labels the page's results; a page without it is not searched. */
  result?: ResultKind | undefined;
  /** Its name in the search, if that is not its title. */
  name?: string | undefined;
  /** The page above it, besides the home page. */
  parent?: Pick<PageHead, 'path' | 'title'> | undefined;
};

const sheetLink = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** What the first script reads. */
const firstData = (ahead: readonly string[]) => `${dataName('ahead')}="${ahead.join(' ')}"`;

/** A placeholder in the page, replaced with the links of its style sheets. */
const placeOfSheets = `<link rel="stylesheet" href="${pageSheetHref}"/>`;

/** JSON-LD, with `<` escaped so that no text can end the script element. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

const direction = isRightToLeft ? ' dir="rtl"' : '';

/** What a page without `og:locale` is in. */
const ogLocale = 'en-US';

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/**
 * References the entry twice; the browser runs it once. `async` runs it as soon as it has loaded, so that it can
 * hold early presses. The deferred one delays DOMContentLoaded, because translators start at that event.
 */
function entryScript({ src, integrity }: Assets['script']): string {
  const checked = integrity ? ` integrity="${integrity}" crossorigin` : '';
  const tag = (timing: string) => `<script type="module" src="${src}"${checked}${timing}></script>`;
  return tag(' async') + tag('');
}

function sharedPicture(page: PageHead): string {
  return [
    meta('og:image', absolute(picturePath(page.path))),
    meta('og:image:width', String(pictureSize.width)),
    meta('og:image:height', String(pictureSize.height)),
    meta('og:image:alt', pictureAlt(pageFigures(page))),
  ].join('\n');
}

const feedLink = isPublished('/blog')
  ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(fill(feedTitle, { name: site.name }))}" href="${withBase('/rss.xml')}">`
  : '';

/**
 * The HTML document around a rendered page. It has no inline script and no style attribute. Its style block is
 * the same on every page, because the policy contains its hash.
 */
export function documentOf(
  head: PageHead,
  body: string,
  structured: readonly object[],
  assets: Assets,
  ahead: readonly string[],
): string {
  const title = `${head.title} | ${site.name}`;
  const address = absolute(head.path);
  const found = head.kind !== 'missing';
  const { script, sheets, style } = assets;
  const further = head.kind === 'article' ? sheets.reading : assets.furtherSheets[head.source];
  const links = [sheets.pages, ...(further ? [further] : [])].map(sheetLink).join('\n');
  const top = `<!DOCTYPE html>
<html lang="${language}"${direction}>
<head>
<meta charset="utf-8">
${'text' in style ? `<meta http-equiv="Content-Security-Policy" content="${policyInPage(style.text)}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
${meta('format-detection', 'telephone=no')}
<title>${escapeHtml(title)}</title>
${'text' in style ? `<style>${style.text}</style>` : `<link rel="stylesheet" href="${style.href}">`}
${body.includes(placeOfSheets) ? '' : links}
${entryScript(script)}
${meta('description', head.description)}
${found ? `<link rel="canonical" href="${address}">` : ''}
${found && !import.meta.env.PREVIEW ? '' : meta('robots', 'noindex')}
${feedLink}
${rootBase === '' ? '' : `<link rel="icon" href="${withBase('/favicon.ico')}" sizes="32x32">`}
<link rel="icon" type="image/svg+xml" href="${withBase('/icon.svg')}">
<link rel="apple-touch-icon" href="${withBase('/apple-touch-icon.png')}">
<meta name="theme-color" content="#06080f">
${meta('og:type', head.kind === 'article' ? 'article' : 'website')}
${meta('og:site_name', site.name)}
${locale === ogLocale ? '' : meta('og:locale', locale.replace(/-(?:[A-Z][a-z]{3}-)?/, '_'))}
${meta('og:title', head.title)}
${meta('og:description', head.description)}
${found ? meta('og:url', address) : ''}
${found ? sharedPicture(head) : ''}
${meta('twitter:card', found ? 'summary_large_image' : 'summary')}
${found ? structured.map(dataBlock).join('\n') : ''}
</head>
`;
  // Omitted parts leave empty lines in the head. Empty lines in the body may belong to code.
  return `${top.replaceAll(/\n\n+/g, '\n')}<body>
<div id="root" ${firstData(ahead)}>${body.replace(placeOfSheets, links)}</div>
</body>
</html>
`;
}
