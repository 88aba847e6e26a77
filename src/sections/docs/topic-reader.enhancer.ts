import { toggleData, withData } from '../../lib/dom/attributes.ts';
import { showHashPanel } from '../../lib/dom/hash-panels.ts';
import { onThisPage } from '../../ui/labels.ts';
import { next, previous } from './labels.ts';

const linkTo = (id: string, ...content: readonly (string | Node)[]) => {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.append(...content);
  return link;
};

const element = (name: string, ...content: readonly (string | Node)[]) => {
  const created = document.createElement(name);
  created.append(...content);
  return created;
};

/** Lists a topic's headings. The HTML does not contain the list, because it would make the page larger. */
function fillContents(topic: Element): void {
  const items = [...topic.querySelectorAll('h3[id]')].map(({ id, textContent }) =>
    element('li', linkTo(id, textContent)),
  );
  topic
    .querySelector('.topic-contents')
    ?.replaceChildren(element('p', onThisPage), element('ul', ...items));
}

function fillNeighbors(topic: Element): void {
  const links = [
    [previous, topic.previousElementSibling] as const,
    [next, topic.nextElementSibling] as const,
  ].flatMap(([label, neighbor]) => {
    const title = neighbor?.querySelector('h2')?.textContent;
    if (!neighbor || !title) return [];
    return linkTo(neighbor.id, element('span', `${label} `), element('b', title));
  });
  topic.querySelector('.neighbors')?.replaceChildren(...links);
}

/** Shows one topic at a time and marks it in the list of topics. */
export function enhance(topics: HTMLElement): void {
  for (const topic of topics.children) {
    fillContents(topic);
    fillNeighbors(topic);
  }
  const links = document.querySelectorAll(`${withData('topic-contents')} li a`);
  showHashPanel(topics, ({ id }) => {
    for (const link of links) {
      if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  });
  // CSS stops hiding topics, so that find-in-page can reveal them.
  toggleData(topics, 'live', true);
}
