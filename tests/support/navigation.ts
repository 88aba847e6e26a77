import type { Locator, Page } from '@playwright/test';

import { footerNavigation, headerGroups, headerLinks } from '../../src/config/navigation.ts';

const all = [...headerGroups, ...footerNavigation].flatMap(({ links }) => links);

/**
 * What the header or the footer calls a page.
 * @throws Error if neither links to it
 */
export function navLabel(path: string): string {
  const found = [...all, ...headerLinks].find(({ to }) => to === path);
  if (!found) throw new Error(`Neither the header nor the footer links to ${path}`);
  return found.label;
}

/**
 * The header's dropdown that has a page.
 * @throws Error if none has it
 */
export function menuWith(path: string): string {
  const group = headerGroups.find(({ links }) => links.some(({ to }) => to === path));
  if (!group) throw new Error(`No dropdown of the header has ${path}`);
  return group.label;
}

/** The first link of the page's own part to an address, whatever it says. */
export const linkTo = (page: Page, path: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href="${path}"]`))
    .first();
