import { useLayoutEffect } from 'react';

import { FilterBar } from './filter-bar.tsx';
import { showChosen } from './show-chosen.ts';
import { useQueryChoice } from './use-query-choice.ts';

type Props = {
  /** What the buttons sort by, for screen readers. */
  label: string;
  /** Name of the choice in the address. */
  name: string;
  /** Every entry of the list, in its order: its anchor and the choice it has. */
  entries: readonly { readonly id: string; readonly choice: string }[];
  choices: readonly string[];
  /** Id of the list: see `showChosen`. */
  list: string;
  /** What the entries are called, such as "papers". */
  noun: string;
};

/** Buttons that show the entries of a list that have one choice. The choice stands in the address. */
export function ListFilter({ label, name, entries, choices, list, noun }: Props) {
  const [chosen, choose] = useQueryChoice(name, choices, list);
  useLayoutEffect(() => {
    const element = document.getElementById(list);
    if (element) showChosen(element, chosen);
  }, [list, chosen]);
  const shown = entries.filter(({ choice }) => chosen === null || choice === chosen).length;
  return (
    <FilterBar
      label={label}
      name={name}
      choices={choices}
      firstOf={(choice) => entries.find((entry) => entry.choice === choice)?.id ?? list}
      chosen={chosen}
      onChoose={choose}
      count={`${shown} of ${entries.length} ${noun}`}
    />
  );
}
