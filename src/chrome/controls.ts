import { followBanner } from '../features/cookie-consent/banner.ts';
import { followClaims } from './claims.ts';
import { runDropdowns } from './dropdowns.ts';
import { runParts } from './running-parts.ts';
import { followSearchKey } from './search-key.ts';

/**
 * Makes everything around a page work that needs no React: dropdowns, the cookie banner, the marks of
 * claims, the key of the search, and what is drawn or told by the clock. It comes with every page, at the load event.
 */
export function runControls(): void {
  runDropdowns(document);
  followBanner();
  followClaims();
  followSearchKey();
  runParts(document);
  document.documentElement.dataset['controls'] = '';
}
