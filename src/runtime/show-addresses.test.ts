import { expect, test } from 'vitest';

import { hiddenAddress } from './show-addresses.ts';

/** As the proxy does. */
const hide = (text: string, key: number) =>
  [key, ...Buffer.from(text).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

test.each([0, 7, 255])('an address hidden with the key %i is read again', (key) => {
  for (const text of ['ada@example.com', 'müller@example.com?subject=A%20question'])
    expect(hiddenAddress(hide(text, key))).toBe(text);
  // A link's address comes as it stands in the HTML.
  expect(hiddenAddress(hide('ada@example.com?subject=A&amp;body=B', key))).toBe(
    'ada@example.com?subject=A&body=B',
  );
});
