import { decoded } from '../text/decoded.ts';

/**
 * Changes the page's address without loading anything. Browsers limit how often a page may do that, and Safari
 * throws beyond 100 changes in ten seconds: then the address stays as it was, and with it what reads the address,
 * such as the choice of a filter.
 * @param entry whether Back returns to the address before
 */
export function writeAddress(
  address: string | URL,
  entry: 'new' | 'same',
  state: unknown = history.state,
): void {
  try {
    if (entry === 'new') history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  } catch {
    // See above: the visitor can choose again.
  }
}

/**
 * The name after the sign `#` in the page's address. Browsers escape letters beyond ASCII there, and some programs
 * escape more when they pass an address on. Links with fields, such as `#try=…`, are read by `URLSearchParams`, which
 * must see the escapes.
 * @returns empty if there is none; as it stands if its escapes are not UTF-8
 */
export const hashName = (): string => decoded(location.hash.slice(1));

/** The element that the address names. */
export const hashTarget = (): HTMLElement | null => document.getElementById(hashName());
