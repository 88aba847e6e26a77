import { followBanner } from '../features/cookie-consent/banner.ts';
import { createEnhance, enhanceAll } from '../runtime/enhance.ts';
import { followHints } from './hints.ts';
import { runDropdowns } from './dropdowns.ts';
import { enhancers } from './enhancers.ts';
import { followSearchShortcut } from './search-shortcut.ts';

const enhance = createEnhance(enhancers);
const { dataset: root } = document.documentElement;

/** Makes everything work that needs no React, once: at the load event, or at an earlier press. */
export function enhancePage() {
  if (root['enhanced'] !== undefined) return { enhance };
  runDropdowns(document);
  followBanner();
  followHints();
  followSearchShortcut();
  enhanceAll(document, enhance);
  root['enhanced'] = '';
  return { enhance };
}
