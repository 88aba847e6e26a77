import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { line } from './front-matter.ts';

// Seen to fail: a line could break in front of "?".
test('a field is on one line, and keeps the blanks that hold its words together', () => {
  expect(parse(line('Text'), ' Dès\n 10\u202f000\u00a0€\u00a0: qui ')).toBe(
    'Dès 10\u202f000\u00a0€\u00a0: qui',
  );
});
