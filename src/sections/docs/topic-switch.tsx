import { useEffect } from 'react';

import { showOnePart } from '../../lib/show-one-part.ts';

/** Shows one topic of the reader at a time and marks it in the contents. Without it CSS does the first. */
export function TopicSwitch() {
  useEffect(() => {
    const list = document.querySelector('.topics');
    if (!list) return undefined;
    const links = document.querySelectorAll('[data-topic-contents] a');
    return showOnePart(list, ({ id }) => {
      for (const link of links) {
        if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    });
  }, []);
  return null;
}
