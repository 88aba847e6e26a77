import { escapeXml } from '../text/xml.ts';

/** The limit for one file (sitemaps.org). */
export const maxSitemapAddresses = 50_000;

/**
 * Writes a sitemap. Throws RangeError for more than 50,000 pages.
 * @param pages with whole addresses
 */
export function sitemap(pages: readonly { address: string; changed?: string }[]): string {
  if (pages.length > maxSitemapAddresses)
    throw new RangeError(
      `${pages.length} pages are too many for one sitemap, split it at ${maxSitemapAddresses}`,
    );
  const entries = pages.map(({ address, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(address)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
