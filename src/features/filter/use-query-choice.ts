import { useDeferredValue, useState } from 'react';

import { createQueryValue } from '../../lib/dom/query-value.ts';
import { useObservable } from '../../ui/use-observable.ts';

type QueryChoice<Choice> = {
  /** What the buttons show. */
  chosen: Choice | null;
  /** What the list shows: `chosen`, one paint later on a slow device, so that the press shows first. */
  listed: Choice | null;
  choose: (choice: Choice | null) => void;
};

/**
 * A choice in the URL as `?name=choice`. Before hydration, and for an unknown value, it is null.
 * @param list id of the filtered list; choosing closes the entry that the hash has opened in it
 */
export function useQueryChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  list: string,
): QueryChoice<Choice> {
  const [value] = useState(() => createQueryValue(name));
  const wanted = useObservable(value, null)?.toLowerCase();
  const chosen = choices.find((choice) => choice.toLowerCase() === wanted) ?? null;

  const choose = (choice: Choice | null) => {
    if (choice === chosen) return;
    value.write(choice);
    // `pushState` does not update :target; navigating to another hash does.
    if (location.hash !== '') location.replace(`#${list}`);
  };
  return { chosen, listed: useDeferredValue(chosen), choose };
}
