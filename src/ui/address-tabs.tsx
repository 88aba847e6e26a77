import { useEffect, useSyncExternalStore } from 'react';

import { anchorInTabs, tabAround } from './anchor-in-tabs.ts';
import { type Tab, Tabs } from './tabs.tsx';

type Props = { label: string; tabs: readonly [Tab, ...Tab[]] };

/** `pushState` tells nobody: what chose a tab tells the others by this event. */
const chosen = 'tab-chosen';
const events = ['popstate', 'hashchange', chosen] as const;

function subscribe(listener: () => void): () => void {
  for (const type of events) addEventListener(type, listener);
  return () => {
    for (const type of events) removeEventListener(type, listener);
  };
}

/** The tab that the address asks for: the one that holds its anchor, else `?tab=`. */
const tabInAddress = () =>
  tabAround(anchorInTabs()) ?? new URLSearchParams(location.search).get('tab');

function keepInAddress(tab: string): void {
  const query = new URLSearchParams(location.search);
  query.set('tab', tab);
  history.pushState(null, '', `?${query}`);
  dispatchEvent(new Event(chosen));
}

/**
 * Tabs whose choice stands in the address (`?tab=`), so that it can be shared, survives a reload and is
 * undone by Back. An anchor inside a panel opens that panel.
 */
export function AddressTabs({ label, tabs }: Props) {
  const asked = useSyncExternalStore(subscribe, tabInAddress, () => null);
  const selected = tabs.find(({ id }) => id === asked)?.id ?? tabs[0].id;
  useEffect(() => {
    const anchor = anchorInTabs();
    // The browser could not scroll to it while its panel was hidden.
    if (anchor && tabAround(anchor) === selected) anchor.scrollIntoView();
  }, [selected]);
  return <Tabs label={label} tabs={tabs} selected={selected} onSelect={keepInAddress} />;
}
