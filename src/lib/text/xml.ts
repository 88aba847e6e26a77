/** A text without what XML 1.0, section 2.2 forbids. Parsers turn other line ends into line feeds anyway. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- XML forbids these characters
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an element or for an attribute in double quotes, in XML and in HTML. */
export const escapeXml = (text: string): string =>
  xmlText(text).replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
