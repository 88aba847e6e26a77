import { expect, test } from 'vitest';

import { tamperedBody } from './tamper.ts';

const data = 'A'.repeat(1400);

test('changes one character of the sealed data', () => {
  const body = JSON.stringify({ encrypted_data: data, key_id: 'k_1' }, null, 2);
  const changed = tamperedBody(body) ?? '';
  expect(changed).toHaveLength(body.length);
  expect(Array.from(changed).filter((character, index) => character !== body[index])).toEqual([
    'B',
  ]);
  expect(JSON.parse(changed)).toHaveProperty('key_id', 'k_1');
});

test('a second change restores the first character', () => {
  const body = JSON.stringify({ encrypted_data: data });
  expect(tamperedBody(tamperedBody(body) ?? '')).toBe(body);
});

test.each(['', '{}', '{"encrypted_data": "short"}', `{"data": "${data}"}`])(
  'finds nothing to change in %j',
  (body) => expect(tamperedBody(body)).toBeNull(),
);
