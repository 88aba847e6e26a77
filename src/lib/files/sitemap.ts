import { escapeXml } from '../text/xml.ts';

/** The limit for one file (sitemaps.org). */
export const maxSitemapAddresses = 50_000;

type Page = {
  readonly address: string;
  readonly changed?: string;
  /** The same page in each language, itself too. */
  readonly languages?: readonly { readonly tag: string; readonly address: string }[];
};

/**
 * Writes a sitemap. Throws RangeError for more than 50,000 pages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 * @param pages with whole addresses
 */
export function sitemap(pages: readonly Page[]): string {
  if (pages.length > maxSitemapAddresses)
    throw new RangeError(
      `${pages.length} pages are too many for one sitemap, split it at ${maxSitemapAddresses}`,
    );
  const entries = pages.map(({ address, changed, languages = [] }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const alternates = languages.map(
      ({ tag, address: other }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(other)}"/>`,
    );
    return `<url><loc>${escapeXml(address)}</loc>${day}${alternates.join('')}</url>`;
  });
  const links = entries.some((entry) => entry.includes('<xhtml:link'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join('\n')}\n</urlset>\n`;
}
