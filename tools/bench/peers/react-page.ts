import { createElement, type ReactNode, useEffect, useState } from 'react';

import type { Block } from './words.ts';

/** Text and one button: a minimal reason to use React. */
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
