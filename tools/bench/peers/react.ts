import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { blocksOf, dataOf, rootOf } from './page-data.ts';
import { ReactPage } from './react-page.ts';

/** React and one `hydrateRoot`, the minimum for a page with React. */
const blocks = blocksOf(dataOf(document), location.pathname);
hydrateRoot(rootOf(document), createElement(ReactPage, { blocks }));
