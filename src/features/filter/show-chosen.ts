/**
 * Hides the entries of a prerendered list that don't have the choice.
 * @param list contains elements with `data-choice`
 * @param choice null shows all
 */
export function showChosen(list: HTMLElement, choice: string | null): void {
  for (const entry of list.querySelectorAll<HTMLElement>('[data-choice]')) {
    entry.hidden = choice !== null && entry.dataset['choice'] !== choice;
  }
}

/** Number of entries with a choice in the list with this id. */
export const entriesWith = (list: string, choice: string): number =>
  [...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])].filter(
    ({ dataset }) => dataset['choice'] === choice,
  ).length;
