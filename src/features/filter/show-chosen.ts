import { dataOf, withData } from '../../lib/dom/attributes.ts';

/**
 * Hides the entries of a prerendered list that don't have the choice.
 * @param list contains elements with `data-choice`
 * @param choice null shows all
 */
export function showChosen(list: HTMLElement, choice: string | null): void {
  for (const entry of list.querySelectorAll<HTMLElement>(withData('choice'))) {
    entry.hidden = choice !== null && dataOf(entry, 'choice') !== choice;
  }
}

/** Number of entries with a choice in the list with this id. */
export const entriesWith = (list: string, choice: string): number =>
  [...(document.getElementById(list)?.querySelectorAll(withData('choice')) ?? [])].filter(
    (entry) => dataOf(entry, 'choice') === choice,
  ).length;
