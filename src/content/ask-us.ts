import * as words from './request-words.ts';
import type { Request } from './requests.ts';

/** Apart from the other requests, because the search loads it in the browser. */
export const askUs = {
  id: 'ask-us',
  subject: words.askUsSubject,
  text: words.askUsMail,
  uses: [{ on: '/404', label: words.askUs }],
} as const satisfies Request;
