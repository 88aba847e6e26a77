/** What the address points at after `#`, if it stands in the panel of a tab. */
export function anchorInTabs(): Element | null {
  const anchor = document.getElementById(location.hash.slice(1));
  return tabAround(anchor) === undefined ? null : anchor;
}

/** Id of the tab in whose panel an element stands. */
export const tabAround = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-tab]')?.dataset['tab'];

/** Whether the address asks for a tab: then the code of the tabs is wanted at once. */
export const addressAsksForTab = (): boolean =>
  /[?&]tab=/.test(location.search) || anchorInTabs() !== null;
