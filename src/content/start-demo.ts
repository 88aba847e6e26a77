import { isPublished } from '../config/is-published.ts';
import { startFreeDemo } from './request-words.ts';

/** The button that starts a demo. It leads to the contact form if the demo's page is off the site. */
export const startDemo = {
  label: startFreeDemo,
  to: isPublished('/free-demo') ? '/free-demo' : '/contact',
} as const;
