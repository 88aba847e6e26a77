import type { Request } from './requests/request.ts';

/** Apart from the other requests, because the search loads it in the browser. */
export const askUs = {
  subject: 'Question about your site',
  lines: ['Hello,', '', 'I looked for this and didn’t find it:', ''],
  uses: [{ on: '/404', label: 'Ask us' }],
} as const satisfies Request;
