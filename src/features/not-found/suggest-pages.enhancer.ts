import { suggestionsFor } from './suggestions.ts';

/** Hosts that have one page for every missing address do not know what an article is. */
function nameArticle(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-article-text]')) {
    element.hidden = false;
    if (element.dataset['articleText']) element.textContent = element.dataset['articleText'];
  }
}

/**
 * Logs the address that nothing has, says whether it was an article's, and suggests what is near it.
 * @param page what the not-found page renders
 */
export function enhance(page: HTMLElement): void {
  const path = location.pathname;
  // Written as JSON, so that no path can pass for another line of the console.
  console.warn(`Page not found: ${JSON.stringify(path)}`);
  if (path.startsWith('/blog/')) nameArticle(page);
  const near = page.querySelector<HTMLElement>('[data-suggestions]');
  const item = near?.querySelector('li');
  const every = page.querySelector('nav');
  if (!near || !item || !every) throw new Error('The not-found page has another markup');

  const listed = [...every.querySelectorAll('a')].map((anchor) => ({
    href: anchor.getAttribute('href') ?? '',
    text: anchor.textContent,
  }));
  const links = suggestionsFor(path, listed);
  near.hidden = links.length === 0;
  const items = links.map(({ href, text }) => {
    const copy = item.cloneNode(true) as HTMLLIElement;
    copy.querySelector('a')?.setAttribute('href', href);
    copy.querySelector('a')?.replaceChildren(text);
    return copy;
  });
  near.querySelector('ul')?.replaceChildren(...items);
}
