/**
 * Makes the links in HTML absolute, for readers that have no base address, such as feed readers.
 * @param html as React writes it, with attributes in double quotes
 * @param page absolute address of the page, for links to its own headings
 */
export function withAbsoluteLinks(html: string, page: string): string {
  const { origin } = new URL(page);
  return html
    .replaceAll(' href="#', ` href="${page}#`)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}
