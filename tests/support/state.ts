import { nothingOpened } from '../../src/features/request/labels.ts';
import { readyPanel } from './forms.ts';
import { expect, type Locator, type Page } from '@playwright/test';

export type State = {
  path: string;
  /** Reaches the state on a page just opened, and returns the part of the page that shows it. */
  reach: (page: Page) => Promise<Locator>;
  only?: 'wide' | 'narrow';
};

export const shown = (part: Locator): Promise<Locator> =>
  expect(part)
    .toBeVisible()
    .then(() => part);

/** The panel after a message was handed over and no mail app opened. */
export async function panel(page: Page): Promise<Locator> {
  const part = readyPanel(page);
  await shown(part.getByRole('heading', { name: nothingOpened }));
  return part;
}

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
