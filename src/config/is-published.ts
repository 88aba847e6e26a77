/** Which pages and demonstrations are on the site, and in which of its languages: all code asks here. */
import { hasPage, isOfSite } from '../lib/base-path.ts';
import { type DemoName, demoAddresses, demos, unpublished } from './published.ts';
import { languages } from './languages.ts';
import type { Language } from './site-facts.ts';
import { here } from './language.ts';

/** Whether an address is that of a demonstration which is not on the site. */
const isWithoutDemo = (address: string): boolean =>
  Object.entries<string>(demoAddresses).some(
    ([name, own]) => own === address && !demos.some((kept) => kept === name),
  );

const isOff = (address: string): boolean => hasPage({ pages: unpublished }, address);

/** The languages that have the page of an address, in their order. */
export const languagesOf = (address: string): readonly Language[] =>
  isOff(address) ? [] : languages.filter((language) => hasPage(language, address));

/** Whether the page of an address is on the site in the language of these pages. */
export const isHere = (address: string): boolean => !isOff(address) && hasPage(here, address);

/**
 * Whether this build makes the files that go with a page, such as papers: the first language that has the page does, for
 * all.
 */
export const isMadeHere = (page: string): boolean => languagesOf(page)[0]?.tag === here.tag;

/** Whether the page of an address, or the demonstration that it names, is on the site in any language. */
export const isPublished = (address: string): boolean =>
  !isWithoutDemo(address) && (isOfSite(address) || languagesOf(address).length > 0);

/** Whether a demonstration and its page are on the site. */
export const hasDemo = (name: DemoName): boolean => isPublished(demoAddresses[name]);
