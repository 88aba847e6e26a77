import type { Pages } from './page-data.ts';
import type { Block } from './words.ts';

/** The same on every page, because the policy contains its hash. */
const style =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#0b0f1a;color:#eef}main{max-width:44rem;margin:auto;padding:1rem}a{color:#9cf}';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A reference page: markup and, with `code`, the text for its script. */
export function documentOf(body: string, code?: { pages: Pages; script: string }): string {
  const words = code && JSON.stringify(code.pages).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page to measure against</title>
<meta name="description" content="A page of the same words, made as lightly as its kind can be.">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/icon.svg">
<style>${style}</style>${code ? `\n<script type="module" src="${code.script}"></script>` : ''}
</head>
<body><div id="root">${body}</div>${words ? `<script type="application/json" id="words">${words}</script>` : ''}</body>
</html>
`;
}

/** A page without script, filled with text and a comment up to `bytes` of HTML. */
export function plainPage(blocks: readonly Block[], bytes: number): string {
  const page = (count: number, spaces: number) => {
    const shown = blocks.slice(0, count);
    const text = shown.map(({ tag, text }) => `<${tag}>${escaped(text)}</${tag}>`).join('\n');
    return documentOf(`<main>${text}</main><!--${' '.repeat(spaces)}-->`);
  };
  const missing = (count: number) => bytes - Buffer.byteLength(page(count, 0));
  let count = 0;
  while (count < blocks.length && missing(count + 1) >= 0) count += 1;
  return page(count, Math.max(0, missing(count)));
}
