import { createElement, useEffect, useState } from 'react';

import type { Block } from './words.ts';

/** Text and one button: a minimal reason to use React. */
export function ReactPage({ blocks }: { blocks: readonly Block[] }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
  }, []);
  return createElement(
    'main',
    null,
    blocks.map(({ tag, text }, at) => createElement(tag, { key: at }, text)),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count),
  );
}
