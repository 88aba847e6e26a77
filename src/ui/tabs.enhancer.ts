import { dataOf } from '../lib/dom/attributes.ts';
import { hashTarget, writeAddress } from '../lib/dom/address.ts';
import { painted } from '../runtime/page-events.ts';

/**
 * Makes prerendered tabs work (WAI-ARIA APG, automatic activation). Find-in-page can reveal hidden panels.
 * Tabs with a `data-name` keep the choice in that query parameter, and open the panel of the hash's target. Then
 * the parameter names that panel too, so that it stays open when the next hash leads elsewhere. A choice drops the
 * hash, which would win over it; `lib/dom/query-value.ts` would keep it. A click adds an entry to the history, so that
 * Back returns to the tab before; arrow keys, the focus and find-in-page do not.
 */
export function enhance(root: HTMLElement): void {
  const name = dataOf(root, 'name');
  const list = root.querySelector<HTMLElement>('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > tab-panel')];
  const tabOf = (panel?: HTMLElement) => (panel && dataOf(panel, 'tab')) ?? '';
  let chosen = 0;

  const mark = (index: number): void => {
    chosen = index;
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === chosen);
      tab.tabIndex = at === chosen ? 0 : -1;
    }
  };
  const open = (): void => {
    for (const [at, panel] of panels.entries())
      if (at === chosen) {
        panel.removeAttribute('hidden');
        panel.setAttribute('tabindex', '0');
      } else {
        panel.setAttribute('hidden', 'until-found');
        panel.removeAttribute('tabindex');
      }
  };
  const choose = (index: number, entry: 'new' | 'same'): void => {
    if (index === chosen) return;
    mark(index);
    // A slow device shows the chosen tab before it lays out the panel.
    void painted().then(open);
    if (name === null) return;
    const query = new URLSearchParams(location.search);
    query.set(name, tabOf(panels[index]));
    writeAddress(`?${query}`, entry, null);
  };
  const follow = (name: string): void => {
    const target = hashTarget();
    const targetIndex = panels.findIndex((panel) => panel.contains(target));
    const query = new URLSearchParams(location.search);
    const tab = query.get(name);
    const index =
      targetIndex >= 0 ? targetIndex : panels.findIndex((panel) => tabOf(panel) === tab);
    mark(Math.max(index, 0));
    open();
    if (targetIndex < 0) return;
    // The browser could not scroll to a target in a hidden panel.
    target?.scrollIntoView();
    query.set(name, tabOf(panels[index]));
    writeAddress(`?${query}${location.hash}`, 'same');
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index, 'new'));
    // A pressed tab is focused first, and its click adds the entry.
    tab.addEventListener('focus', () => {
      if (!tab.matches(':active')) choose(index, 'same');
    });
    panels[index]?.addEventListener('beforematch', () => choose(index, 'same'));
  }
  const isMirrored = getComputedStyle(root).direction === 'rtl';
  const isVertical = list?.ariaOrientation === 'vertical';
  list?.addEventListener('keydown', (event) => {
    // Keys with Alt, Ctrl or ⌘ are the browser's, such as Alt and Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const last = tabs.length - 1;
    const after = chosen === last ? 0 : chosen + 1;
    const before = chosen === 0 ? last : chosen - 1;
    const next = {
      ArrowRight: isMirrored ? before : after,
      ArrowLeft: isMirrored ? after : before,
      ...(isVertical && { ArrowDown: after, ArrowUp: before }),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next, 'same');
    tabs[next]?.focus();
  });
  if (name === null) return;
  follow(name);
  for (const type of ['popstate', 'hashchange']) addEventListener(type, () => follow(name));
}
