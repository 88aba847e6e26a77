/** Makes links absolute, for feed readers. `html` must have attributes in double quotes, as React writes it. */
export function withAbsoluteLinks(html: string, page: string): string {
  const { origin } = new URL(page);
  return html
    .replaceAll(' href="#', ` href="${page}#`)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}
