import { expect, test } from 'vitest';

import { endpoints } from '../../src/content/api/endpoints.ts';
import { openApiDocument } from './openapi.ts';

test('one response field is fixed, and every other is marked as an example', () => {
  const marks = endpoints.flatMap(({ response }) =>
    response.map(({ name, standing }) => `${name}: ${standing}`),
  );
  expect(marks.filter((mark) => mark.endsWith('fixed'))).toEqual(['encrypted_data: fixed']);
  expect(JSON.stringify(openApiDocument()).match(/"x-standing":"fixed"/g)).toHaveLength(3);
});
