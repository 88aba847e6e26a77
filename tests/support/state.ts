import { expect, type Locator, type Page } from '@playwright/test';

/** Something a visitor can bring about on a page. */
export type State = {
  path: string;
  /** Brings it about on the page just opened, and returns the part that it is about. */
  reach: (page: Page) => Promise<Locator>;
  /** It exists in wide windows only, or in narrow ones. */
  only?: 'wide' | 'narrow';
};

/** A part, once it can be seen. */
export const shown = (part: Locator): Promise<Locator> =>
  expect(part)
    .toBeVisible()
    .then(() => part);

/** The panel of a message handed over, once it has waited in vain for another app to take over. */
export async function panel(page: Page): Promise<Locator> {
  const part = page.getByRole('region', { name: 'Ready to send' });
  await shown(part.getByRole('heading', { name: 'Nothing opened? Use one of these.' }));
  return part;
}

/** Presses a button by its whole name. */
export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
