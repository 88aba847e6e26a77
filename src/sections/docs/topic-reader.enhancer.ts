import { timing } from '../../config/timing.ts';
import { copyBeside } from '../../lib/copy-beside.ts';
import { showOnePart } from '../../lib/hash-panels.ts';

/**
 * Shows one topic at a time, marks it in the contents, and serves the copy buttons of its prose.
 * @param topics the element whose children are the topics
 */
export function enhance(topics: HTMLElement): void {
  const links = document.querySelectorAll('[data-topic-contents] a');
  showOnePart(topics, ({ id }) => {
    for (const link of links) {
      if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  });
  // From here on the hidden topics can be found by the browser: CSS hides none of them.
  topics.dataset['live'] = '';
  topics.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-copy]');
    if (button) void copyBeside(button, timing.copiedLabelMs);
  });
}
