import { writeAddress } from '../lib/write-address.ts';

/**
 * Makes prerendered tabs work (WAI-ARIA APG, automatic activation). Find-in-page can reveal hidden panels.
 * Tabs with a `data-name` keep the choice in that query parameter, and open the panel of the hash's target. A
 * choice drops the hash, which would win over it; `lib/query-value.ts` would keep it.
 */
export function enhance(root: HTMLElement): void {
  const { name } = root.dataset;
  const list = root.querySelector<HTMLElement>('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > tab-panel')];
  let chosen = 0;

  const show = (index: number): void => {
    chosen = index;
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
      if (at === index) {
        panels[at]?.removeAttribute('hidden');
        panels[at]?.setAttribute('tabindex', '0');
      } else {
        panels[at]?.setAttribute('hidden', 'until-found');
        panels[at]?.removeAttribute('tabindex');
      }
    }
  };
  const choose = (index: number): void => {
    if (index === chosen) return;
    show(index);
    if (name === undefined) return;
    const query = new URLSearchParams(location.search);
    query.set(name, panels[index]?.dataset['tab'] ?? '');
    writeAddress(`?${query}`, 'new', null);
  };
  const follow = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const targetIndex = panels.findIndex((panel) => panel.contains(target));
    const tab = new URLSearchParams(location.search).get(name ?? '');
    const index =
      targetIndex >= 0 ? targetIndex : panels.findIndex(({ dataset }) => dataset['tab'] === tab);
    show(Math.max(index, 0));
    // The browser could not scroll to a target in a hidden panel.
    if (targetIndex >= 0) target?.scrollIntoView();
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('focus', () => choose(index));
    tab.addEventListener('click', () => choose(index));
    panels[index]?.addEventListener('beforematch', () => choose(index));
  }
  const isVertical = list?.ariaOrientation === 'vertical';
  list?.addEventListener('keydown', (event) => {
    const last = tabs.length - 1;
    const after = chosen === last ? 0 : chosen + 1;
    const before = chosen === 0 ? last : chosen - 1;
    const next = {
      ArrowRight: after,
      ArrowLeft: before,
      ...(isVertical && { ArrowDown: after, ArrowUp: before }),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  });
  if (name === undefined) return;
  follow();
  for (const type of ['popstate', 'hashchange']) addEventListener(type, follow);
}
