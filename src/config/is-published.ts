import { unpublished } from './unpublished.ts';

/** Whether the page of an address, or the tool that it names, is on the site. */
export const isPublished = (address: string): boolean => {
  const path = address.replace(/[?#].*$/s, '');
  return !unpublished.some((gone) => gone === address || gone === path);
};
