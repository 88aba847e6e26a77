/**
 * Leads links of texts and records to pages that are not on a site to one that every site has, as an owner does whom the
 * build has told of them.
 * @param isMissing of an address
 */
export const leadElsewhere = (code: string, isMissing: (address: string) => boolean): string =>
  code.replaceAll(
    /(?<=(?<!isPublished\(|\bon: |PagePath = )'|]\(|href="|\bto="|href: `)\/[^'"`()\s]*(?=['"`)](?!:))/g,
    (address) => (isMissing(address) ? '/contact' : address),
  );
