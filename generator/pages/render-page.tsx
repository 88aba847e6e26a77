import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { App } from '../../src/app.tsx';
import { Dialogs } from '../../src/chrome/dialogs.tsx';
import { withBase } from '../../src/config/base.ts';
import { RenderContext } from '../../src/runtime/island.tsx';
import type { Assets } from '../files/assets.ts';
import { documentOf, type PageHead } from './document.ts';
import { figureFile } from './figure-files.ts';
import { filesAhead } from './files-ahead.ts';
import { keepTogether } from './keep-together.ts';
import { type PageFacts, pageFacts, treeOfHtml, rawLinkIn } from './page-facts.ts';

/** An HTML document, what is known about it, and the SVG files that it shows, by path in the published folder. */
export type RenderedPage = { html: string; facts: PageFacts; figures: ReadonlyMap<string, string> };

/**
 * Renders one page.
 * @param structured its JSON-LD blocks
 * @throws Error that names the page and the file to open
 */
export function renderPage(
  head: PageHead,
  structured: readonly object[],
  content: ReactNode,
  assets: Assets,
): RenderedPage {
  const figures = new Map<string, string>();
  let islands = 0;
  const filesOf = (code: string): string => {
    const files = assets.code[code];
    if (!files) throw new Error(`There is no island or enhancer ${code}`);
    return files.join(' ');
  };
  const context: RenderContext = {
    addIsland({ file: code }) {
      if (!code) throw new Error('An island must be the default export of a *.island.tsx module');
      return { id: `i${islands++}`, files: filesOf(code) };
    },
    addFigure(figure) {
      const [name, svg] = figureFile(figure);
      figures.set(name, svg);
      return withBase(`/${name}`);
    },
  };
  try {
    const render = (part: ReactNode) =>
      renderToStaticMarkup(<RenderContext value={context}>{part}</RenderContext>).replaceAll(
        / data-enhance="([^"]+)"/g,
        (_, name) => ` data-enhance="${filesOf(name)}"`,
      );
    const page = render(<App path={head.path}>{content}</App>);
    const dialogs = render(<Dialogs page={page} path={head.path} />);
    const body = page + dialogs;
    const raw = rawLinkIn(body);
    if (raw)
      throw new Error(
        `this text shows ${raw} as it is written: it is not read for links, so take the brackets and the address out; where it is read, an address starts with /, #, https:// or mailto:`,
      );
    const whole = documentOf(
      head,
      body,
      structured,
      assets,
      filesAhead(assets, head.path, page, dialogs),
    );
    const tree = treeOfHtml(whole);
    return { html: keepTogether(whole, tree), facts: pageFacts(tree), figures };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${head.path} (${head.source}): ${reason}`, { cause: error });
  }
}
