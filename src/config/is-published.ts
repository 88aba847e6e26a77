import { type DemoName, demoAddresses, demos } from './demos.ts';
import { unpublished } from './unpublished.ts';

/** The addresses of demonstrations that are not on the site. */
const withoutDemo: ReadonlySet<string> = new Set(
  Object.entries<string>(demoAddresses)
    .filter(([name]) => !demos.some((kept) => kept === name))
    .map(([, address]) => address),
);

/** Whether the page of an address, or the demonstration that it names, is on the site. */
export const isPublished = (address: string): boolean => {
  const path = address.replace(/[?#].*$/s, '');
  return !withoutDemo.has(address) && !unpublished.some((gone) => gone === path);
};

/** Whether a demonstration and its page are on the site. */
export const hasDemo = (name: DemoName): boolean => isPublished(demoAddresses[name]);
