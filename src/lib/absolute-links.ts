/**
 * The links of a piece of HTML for places where relative addresses lead nowhere, such as a feed reader.
 * @param html as React writes it: attributes in double quotes; their text is left alone
 * @param page absolute address of the page it stands on, which links to a heading belong to
 */
export function withAbsoluteLinks(html: string, page: string): string {
  const { origin } = new URL(page);
  return html
    .replaceAll(' href="#', ` href="${page}#`)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}
