import { type DemoName, demoAddresses, demos, unpublished } from './published.ts';
import { languages } from './languages.ts';
import type { Language } from './site-facts.ts';
import { here } from './language.ts';

/** Whether an address is that of a demonstration which is not on the site. */
const isWithoutDemo = (address: string): boolean =>
  Object.entries<string>(demoAddresses).some(
    ([name, own]) => own === address && !demos.some((kept) => kept === name),
  );

const speaks = ({ pages }: Language, path: string): boolean =>
  pages?.some((own) => own === path) ?? true;

/** Files are in the first language alone. */
const isFile = (path: string): boolean => path.includes('.');

/** The page that articles and their lists go with; any other page goes by itself. */
const pageOf = (path: string): string => path.replace(/^\/blog\/.*/s, '/blog');

/** Whether the page of an address, or the demonstration that it names, is on the site. */
export const isPublished = (address: string): boolean => {
  const path = address.replace(/[?#].*$/s, '');
  return (
    !isWithoutDemo(address) &&
    !unpublished.some((gone) => gone === path) &&
    (isFile(path) || languages.some((language) => speaks(language, pageOf(path))))
  );
};

/** Whether the page of a path is in the language of these pages. */
export const isHere = (path: string): boolean => speaks(here, path);

/** The languages of a page, in their order. */
export const languagesOf = (path: string): readonly Language[] =>
  languages.filter((language) => speaks(language, path));

/** Whether a demonstration and its page are on the site. */
export const hasDemo = (name: DemoName): boolean => isPublished(demoAddresses[name]);
