import { expect, test } from 'vitest';

import { type Endpoint, endpoints } from '../../src/content/api/endpoints.ts';
import { openApiDocument } from './openapi.ts';

test('one response field is fixed, and every other is marked as an example', () => {
  const marks = endpoints.flatMap(({ response }) =>
    response.map(({ name, standing }) => `${name}: ${standing}`),
  );
  expect(marks.filter((mark) => mark.endsWith('fixed'))).toEqual(['encrypted_data: fixed']);
  expect(JSON.stringify(openApiDocument()).match(/"x-standing":"fixed"/g)).toHaveLength(3);
});

// Seen to fail: with an entry for each call, of which the last replaced the others.
test('calls at one address stand there under their methods', () => {
  const [call] = endpoints;
  const both: readonly Endpoint[] = [
    { ...call, method: 'POST' },
    { ...call, method: 'GET', title: 'Another' },
  ];
  const { paths } = openApiDocument(both);
  expect(Object.keys(paths[call.endpoint] ?? {})).toEqual(['post', 'get']);
});
