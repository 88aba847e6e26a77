export type Block = { readonly tag: 'h1' | 'h2' | 'h3' | 'p' | 'li'; readonly text: string };

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The headings, paragraphs and list items of a page's main element, in order. */
export function wordsOf(html: string): readonly Block[] {
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? html;
  return [...main.matchAll(/<(h[1-3]|p|li)\b[^>]*>(.*?)<\/\1>/gs)]
    .map(([, tag = 'p', content = '']) => ({ tag: tag as Block['tag'], text: plain(content) }))
    .filter(({ text }) => text !== '');
}
