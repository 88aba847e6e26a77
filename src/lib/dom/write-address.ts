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
