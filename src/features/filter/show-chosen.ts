/**
 * Shows the entries of a list that have a choice and hides the others. The entries are prerendered and no
 * code of theirs is in the browser, so what they are is read off the page.
 *
 * @param list holds elements with `data-choice`
 * @param choice null for all
 */
export function showChosen(list: HTMLElement, choice: string | null): void {
  for (const entry of list.querySelectorAll<HTMLElement>('[data-choice]')) {
    entry.hidden = choice !== null && entry.dataset['choice'] !== choice;
  }
}

/** How many entries of the list with this id have a choice. */
export const entriesWith = (list: string, choice: string): number =>
  [...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])].filter(
    ({ dataset }) => dataset['choice'] === choice,
  ).length;
