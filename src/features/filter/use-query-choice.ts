import { useState } from 'react';

import { createQueryValue } from '../../lib/query-value.ts';
import { useObservable } from '../../ui/use-observable.ts';

/**
 * A choice in the URL as `?name=choice`. Before hydration, and for an unknown value, it is null.
 * @param list id of the filtered list; choosing closes the entry that the hash has opened in it
 * @returns the choice and its setter
 */
export function useQueryChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  list: string,
): readonly [Choice | null, (choice: Choice | null) => void] {
  const [value] = useState(() => createQueryValue(name));
  const wanted = useObservable(value, null)?.toLowerCase();
  const chosen = choices.find((choice) => choice.toLowerCase() === wanted) ?? null;

  const choose = (choice: Choice | null) => {
    if (choice === chosen) return;
    value.write(choice);
    // `pushState` does not update :target; navigating to another hash does.
    if (location.hash !== '') location.replace(`#${list}`);
  };
  return [chosen, choose];
}
