/**
 * Shows the posts of a category and hides the others. Sections left without a post are hidden too. The
 * posts are prerendered and no code of theirs is in the browser, so what they are is read off the page.
 *
 * @param within holds `section`s, which hold elements with `data-category`
 * @param category null for all
 * @returns how many posts are shown and how many there are
 */
export function showCategory(
  within: HTMLElement,
  category: string | null,
): { shown: number; total: number } {
  const posts = [...within.querySelectorAll<HTMLElement>('[data-category]')];
  for (const post of posts) {
    post.hidden = category !== null && post.dataset['category'] !== category;
  }
  for (const section of within.querySelectorAll('section')) {
    section.hidden = !section.querySelector('[data-category]:not([hidden])');
  }
  return { shown: posts.filter(({ hidden }) => !hidden).length, total: posts.length };
}
