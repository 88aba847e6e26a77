import { useEffect } from 'react';

import { holdEarlyClicks } from '../../lib/early-clicks.ts';

/**
 * Brings the reader's code. Until then, and without it, CSS lets the address choose the topic.
 */
export function LiveReader() {
  useEffect(() => {
    const topics = document.querySelector<HTMLElement>('.topics');
    if (!topics) return;
    const replay = holdEarlyClicks(topics);
    void import('./run-reader.ts').then(({ runReader }) => runReader(topics)).then(() => replay());
  }, []);
  return null;
}
