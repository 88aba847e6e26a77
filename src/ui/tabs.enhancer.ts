import { dataOf } from '../lib/attributes.ts';

/**
 * Makes prerendered tabs work (WAI-ARIA APG, automatic activation). Find-in-page can reveal hidden panels.
 * Tabs with a `data-name` keep the choice in that query parameter, and open the panel of the hash's target. A
 * choice drops the hash, which would win over it; `lib/query-value.ts` would keep it. A click adds an entry to the
 * history, so that Back returns to the tab before; arrow keys and find-in-page do not.
 */
export function enhance(root: HTMLElement): void {
  const name = dataOf(root, 'name');
  const list = root.querySelector<HTMLElement>('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > tab-panel')];
  const tabOf = (panel?: HTMLElement) => (panel && dataOf(panel, 'tab')) ?? '';
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
  const choose = (index: number, method: 'pushState' | 'replaceState'): void => {
    if (index === chosen) return;
    show(index);
    if (name === null) return;
    const query = new URLSearchParams(location.search);
    query.set(name, tabOf(panels[index]));
    history[method](null, '', `?${query}`);
  };
  const follow = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const targetIndex = panels.findIndex((panel) => panel.contains(target));
    const tab = new URLSearchParams(location.search).get(name ?? '');
    const index =
      targetIndex >= 0 ? targetIndex : panels.findIndex((panel) => tabOf(panel) === tab);
    show(Math.max(index, 0));
    // The browser could not scroll to a target in a hidden panel.
    if (targetIndex >= 0) target?.scrollIntoView();
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index, 'pushState'));
    panels[index]?.addEventListener('beforematch', () => choose(index, 'replaceState'));
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
    choose(next, 'replaceState');
    tabs[next]?.focus();
  });
  if (name === null) return;
  follow();
  for (const type of ['popstate', 'hashchange']) addEventListener(type, follow);
}
