import { keepTogether } from './keep-together.ts';
import { site } from '../src/config/site.ts';
import { storageKeys } from '../src/config/storage-keys.ts';
import { pageSheetHref } from '../src/sections/page-sheet.tsx';
import type { Assets } from './assets.ts';
import { policyInPage } from './headers.ts';
import { pageFigure, picturePath, pictureSize } from './pictures/page-figures.ts';

/** What a page says about itself to browsers, search engines and previews. */
export type PageHead = {
  path: string;
  title: string;
  description: string;
  kind: 'website' | 'article' | 'missing';
  /** The figure that an article names. */
  figure?: string;
};

type PageAssets = Omit<Assets, 'island'>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The absolute address of a path of this site. */
export const absolute = (path: string) => `${site.origin}${path}`;

/** Whether a rendered page holds prose or code, whose rules are a file of their own. */
const isReading = (body: string) =>
  /class="(?:[^"]* )?(?:prose|code|code-block|guide|topic-grid)[ "]/.test(body);

const sheetLink = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** Where a page itself says from which place on its sheets are needed. */
const placeOfSheets = `<link rel="stylesheet" href="${pageSheetHref}"/>`;

/** A data block that no text in it can end early. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/**
 * The one entry, named twice and run once: as soon as it is there, so that presses are held from then on, and
 * at the latest before the browser says that the page has been read, which translators wait for.
 */
function entryScript({ src, integrity }: PageAssets['script']): string {
  const checked = integrity ? ` integrity="${integrity}" crossorigin` : '';
  const named = (when: string) => `<script type="module" src="${src}"${checked}${when}></script>`;
  return named(' async') + named('');
}

/** What previews need to show the page's picture. */
function sharedPicture(page: PageHead): string {
  const { title, description } = pageFigure(page);
  return [
    meta('og:image', absolute(picturePath(page.path))),
    meta('og:image:width', String(pictureSize.width)),
    meta('og:image:height', String(pictureSize.height)),
    meta('og:image:alt', `${title}. ${description}`),
  ].join('\n');
}

/**
 * The HTML document around a rendered page: no executable inline script, no style attribute, styles in
 * one block that is the same on every page (its hash stands in the policy).
 */
export function documentOf(
  head: PageHead,
  body: string,
  structured: readonly object[],
  assets: PageAssets,
): string {
  const title = `${head.title} | ${site.name}`;
  const address = absolute(head.path);
  const found = head.kind !== 'missing';
  const { script, sheets, style } = assets;
  const links = [sheets.pages, ...(isReading(body) ? [sheets.reading] : [])]
    .map(sheetLink)
    .join('\n');
  return (
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${'text' in style ? `<meta http-equiv="Content-Security-Policy" content="${policyInPage(style.text)}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${'text' in style ? `<style>${style.text}</style>` : `<link rel="stylesheet" href="${style.href}">`}
${body.includes(placeOfSheets) ? '' : links}
<link rel="stylesheet" media="print" href="${sheets.print}">
${entryScript(script)}
${meta('description', head.description)}
${found ? `<link rel="canonical" href="${address}">` : meta('robots', 'noindex')}
<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.name)} blog" href="/rss.xml">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="theme-color" content="#06080f">
${meta('og:type', head.kind === 'article' ? 'article' : 'website')}
${meta('og:site_name', site.name)}
${meta('og:title', head.title)}
${meta('og:description', head.description)}
${found ? meta('og:url', address) : ''}
${found ? sharedPicture(head) : ''}
${meta('twitter:card', found ? 'summary_large_image' : 'summary')}
${found ? structured.map(dataBlock).join('\n') : ''}
</head>
<body>
<div id="root" data-path="${escapeHtml(head.path)}" data-session="${storageKeys.currentUser.key}" data-consent="${storageKeys.cookieChoice.key}">${keepTogether(body.replace(placeOfSheets, links))}</div>
</body>
</html>
`
      // What a page has no use for leaves an empty line in its head. Those in its body may be lines of code.
      .replace(/\n\n+(?=.*<body>)/gs, '\n')
  );
}
