import { useLayoutEffect } from 'react';

import { type Choice, FilterBar } from './filter-bar.tsx';
import { entriesWith, showChosen } from './show-chosen.ts';
import { useQueryChoice } from './use-query-choice.ts';

type Props = {
  /** Accessible name of the group. */
  label: string;
  /** Name of the query parameter. */
  name: string;
  choices: readonly Choice[];
  /** Id of the list, which has entries with `data-choice`. */
  list: string;
  /** Number of entries in the list. */
  total: number;
  /** Plural name of the entries, for example "papers". */
  noun: string;
};

/** Filters a prerendered list by one choice, which is in the URL. */
export default function ListFilter({ label, name, choices, list, total, noun }: Props) {
  const { chosen, listed, choose } = useQueryChoice(
    name,
    choices.map(({ value }) => value),
    list,
  );
  useLayoutEffect(() => {
    const element = document.getElementById(list);
    if (element) showChosen(element, listed);
  }, [list, listed]);
  // At build nothing is chosen, so the document is never read there.
  const shown = listed === null ? total : entriesWith(list, listed);
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
