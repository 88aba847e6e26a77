import { useSyncExternalStore } from 'react';

/** Told when a choice is made; the browser tells only of Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * A choice that lives in the address, as `?name=choice`: it can be linked to, shared and undone by Back.
 * Until the page's code runs, and for a value that is none of the choices, nothing is chosen.
 * @param list id of the list that the choice narrows; choosing closes what the address has opened in it
 * @returns the choice or null, and a function that makes one
 */
export function useQueryChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  list: string,
): readonly [Choice | null, (choice: Choice | null) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const wanted = new URLSearchParams(query).get(name)?.toLowerCase();
  const chosen = choices.find((choice) => choice.toLowerCase() === wanted) ?? null;

  const choose = (choice: Choice | null) => {
    if (choice === chosen) return;
    const address = new URL(location.href);
    if (choice === null) address.searchParams.delete(name);
    else address.searchParams.set(name, choice);
    const opened = address.hash !== '';
    if (opened) address.hash = list;
    history.pushState(null, '', address);
    // A pushed address changes no :target; going to its fragment does.
    if (opened) location.replace(address);
    for (const listener of listeners) listener();
  };
  return [chosen, choose];
}
