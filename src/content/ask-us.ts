import * as words from './request-words.ts';
import type { Request } from './requests.ts';

/** Apart from the other requests, because the search loads it in the browser. */
export const askUs = {
  subject: 'Question about your site',
  text: words.askUsMail,
  uses: [{ on: '/404', label: words.askUs }],
} as const satisfies Request;
