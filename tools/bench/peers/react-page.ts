import { createElement, type ReactNode, useEffect, useState } from 'react';

import type { Block } from './words.ts';

/** Running text and one button: the least a page is made with React for. */
export function ReactPage({
  blocks,
  children,
}: {
  blocks: readonly Block[];
  children?: ReactNode;
}) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
  }, []);
  return createElement(
    'main',
    null,
    children,
    blocks.map(({ tag, text }, at) => createElement(tag, { key: at }, text)),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count),
  );
}
