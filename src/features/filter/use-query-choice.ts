import { useState } from 'react';

import { createQueryValue } from '../../lib/query-value.ts';
import { useObservable } from '../../ui/use-observable.ts';

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
  const [value] = useState(() => createQueryValue(name));
  const wanted = useObservable(value, null)?.toLowerCase();
  const chosen = choices.find((choice) => choice.toLowerCase() === wanted) ?? null;

  const choose = (choice: Choice | null) => {
    if (choice === chosen) return;
    value.write(choice);
    // A pushed address changes no :target; going to another fragment does.
    if (location.hash !== '') location.replace(`#${list}`);
  };
  return [chosen, choose];
}
