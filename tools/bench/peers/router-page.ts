import { createElement, type MouseEvent } from 'react';

import { blocksOf, type Pages } from './page-data.ts';
import { ReactPage } from './react-page.ts';

type Props = {
  path: string;
  pages: Pages;
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export function RouterPage({ path, pages, onNavigate }: Props) {
  const others = Object.keys(pages).filter((other) => other !== path);
  return createElement(
    ReactPage,
    { key: path, blocks: blocksOf(pages, path) },
    others.map((href) =>
      createElement('a', { key: href, href, onClick: onNavigate }, `Go to ${href}`),
    ),
  );
}
