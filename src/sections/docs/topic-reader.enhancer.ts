import { toggleData, withData } from '../../lib/dom/attributes.ts';
import { hashTarget, writeAddress } from '../../lib/dom/address.ts';
import { onThisPage } from '../../ui/words.ts';
import { beforeAndAfter, contentsOf, next, previous } from '../words.ts';

/**
 * Shows the child that holds the hash's target and hides the others, so that find-in-page still finds them
 * (`hidden="until-found"`, HTML Living Standard). Follows the hash and find-in-page until the page is left.
 * @param root its children are the panels; the first is shown without a hash, and at first if the hash names none
 * @param onShow called with the shown panel, first at once
 */
export function showHashPanel(root: Element, onShow: (panel: Element) => void): void {
  const panels = [...root.children];
  const show = (shown: Element) => {
    for (const panel of panels) {
      if (panel === shown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
    onShow(shown);
  };
  const named = () => {
    const target = hashTarget();
    return location.hash ? panels.find((panel) => panel.contains(target)) : panels[0];
  };

  addEventListener('hashchange', () => {
    const panel = named();
    if (!panel?.hasAttribute('hidden')) return;
    show(panel);
    // Browsers without "until-found" could not scroll to a hidden target.
    hashTarget()?.scrollIntoView();
  });
  root.addEventListener('beforematch', ({ target }) => {
    const panel = panels.find((candidate) => candidate === target);
    if (!panel) return;
    show(panel);
    if (named() !== panel) writeAddress(`#${panel.id}`, 'same');
  });
  const first = named() ?? panels[0];
  if (first) show(first);
}

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

/** A `nav` that names its topic. The HTML does not contain it, because its links would make the page larger. */
function navigation(topic: Element, name: string, className: string, ...content: Node[]) {
  const nav = element('nav', ...content);
  nav.className = className;
  // Without `fill`, which weighs more than this page has room for.
  nav.ariaLabel = name.replace('{title}', () => titleOf(topic));
  return nav;
}

const titleOf = (topic: Element) => topic.querySelector('h2')?.textContent ?? '';

/** Lists a topic's headings. */
function addContents(topic: Element): void {
  const items = [...topic.querySelectorAll('h3[id]')].map(({ id, textContent }) =>
    element('li', linkTo(id, textContent)),
  );
  const list = [element('p', onThisPage), element('ul', ...items)];
  topic.querySelector('header')?.after(navigation(topic, contentsOf, 'topic-contents', ...list));
}

function addNeighbors(topic: Element): void {
  const links = [
    [previous, topic.previousElementSibling] as const,
    [next, topic.nextElementSibling] as const,
  ].flatMap(([label, neighbor]) => {
    if (!neighbor) return [];
    return linkTo(neighbor.id, element('span', `${label} `), element('b', titleOf(neighbor)));
  });
  topic.querySelector('footer')?.append(navigation(topic, beforeAndAfter, 'neighbors', ...links));
}

/** Shows one topic at a time and marks it in the list of topics. */
export function enhance(topics: HTMLElement): void {
  for (const topic of topics.children) {
    addContents(topic);
    addNeighbors(topic);
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
