import { followBanner } from '../features/cookie-consent/banner.ts';
import { createEnhance, enhanceAll } from '../runtime/enhance.ts';
import { followHints } from './hints.ts';
import { runDropdowns } from './dropdowns.ts';
import { enhancers } from './enhancers.ts';
import { followSearchShortcut } from './search-shortcut.ts';

/** Makes everything work that needs no React. Every page calls it at the load event. */
export function enhancePage() {
  const enhance = createEnhance(enhancers);
  runDropdowns(document);
  followBanner();
  followHints();
  followSearchShortcut();
  enhanceAll(document, enhance);
  document.documentElement.dataset['enhanced'] = '';
  return { enhance };
}
