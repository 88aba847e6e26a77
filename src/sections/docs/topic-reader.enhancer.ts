import { showHashPanel } from '../../lib/hash-panels.ts';

/**
 * Shows one topic at a time and marks it in the contents.
 * @param topics the element whose children are the topics
 */
export function enhance(topics: HTMLElement): void {
  const links = document.querySelectorAll('[data-topic-contents] a');
  showHashPanel(topics, ({ id }) => {
    for (const link of links) {
      if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  });
  // From here on the hidden topics can be found by the browser: CSS hides none of them.
  topics.dataset['live'] = '';
}
