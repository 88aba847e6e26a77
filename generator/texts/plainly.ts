/** A text without the mark that Windows puts in front of it, and with line feeds only. */
export const plainly = (text: string): string =>
  text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
