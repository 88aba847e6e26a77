/** The protocol allows no more in one file (sitemaps.org); a larger site must have several. */
export const maxSitemapAddresses = 50_000;

/**
 * A sitemap.
 * @param pages absolute addresses without signs that XML escapes, and the day of the last change if known
 * @throws RangeError when there are more pages than one file may name
 */
export function sitemap(pages: readonly { address: string; changed?: string }[]): string {
  if (pages.length > maxSitemapAddresses)
    throw new RangeError(`sitemap: ${pages.length} pages are too many for one file`);
  const entries = pages.map(({ address, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${address}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
