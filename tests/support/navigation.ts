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
