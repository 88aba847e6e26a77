import { useLayoutEffect } from 'react';

import { dataOf, withData } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import type { Choice } from './choice-links.tsx';
import { FilterBar, useQueryChoice } from './filter-bar.tsx';

/**
 * Hides the entries of a prerendered list that don't have the choice.
 * @param list contains elements with `data-choice`
 * @param choice null shows all
 */
function showChosen(list: HTMLElement, choice: string | null): void {
  for (const entry of list.querySelectorAll<HTMLElement>(withData('choice'))) {
    entry.hidden = choice !== null && dataOf(entry, 'choice') !== choice;
  }
}

/** Number of entries with a choice in the list with this id. */
const entriesWith = (list: string, choice: string): number =>
  [...(document.getElementById(list)?.querySelectorAll(withData('choice')) ?? [])].filter(
    (entry) => dataOf(entry, 'choice') === choice,
  ).length;

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
  /** How many are shown, such as "{shown} of {total} papers". */
  count: string;
};

/** Filters a prerendered list by one choice, which is in the URL. */
export default function ListFilter({ label, name, choices, list, total, count }: Props) {
  const { chosen, listed, choose } = useQueryChoice(name, choices, list);
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
      count={fill<string>(count, { shown, total })}
    />
  );
}
