import { isPublished } from '../config/is-published.ts';

/** The button that starts a demo. It leads to the contact form if the demo's page is off the site. */
export const startDemo = {
  label: 'Start Free Demo',
  to: isPublished('/free-demo') ? '/free-demo' : '/contact',
} as const;
