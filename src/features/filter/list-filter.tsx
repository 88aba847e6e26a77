import { useLayoutEffect } from 'react';

import { FilterBar } from './filter-bar.tsx';
import { entriesWith, showChosen } from './show-chosen.ts';
import { useQueryChoice } from './use-query-choice.ts';

type Props = {
  /** What the buttons sort by, for screen readers. */
  label: string;
  /** Name of the choice in the address. */
  name: string;
  choices: readonly string[];
  /** Id of the list: see `showChosen`. */
  list: string;
  /** How many entries the list has. */
  total: number;
  /** What the entries are called, such as "papers". */
  noun: string;
};

/**
 * Buttons that show the entries of a list that have one choice. The choice stands in the address. Where no
 * script runs, the `ChoiceLinks` beside it take its place.
 */
export function ListFilter({ label, name, choices, list, total, noun }: Props) {
  const [chosen, choose] = useQueryChoice(name, choices, list);
  useLayoutEffect(() => {
    const element = document.getElementById(list);
    if (element) showChosen(element, chosen);
  }, [list, chosen]);
  // Nothing is chosen until there is a page to count on.
  const shown = chosen === null ? total : entriesWith(list, chosen);
  return (
    <FilterBar
      label={label}
      name={name}
      choices={choices}
      chosen={chosen}
      onChoose={choose}
      count={`${shown} of ${total} ${noun}`}
    />
  );
}
