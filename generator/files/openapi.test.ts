import { expect, test } from 'vitest';

import { endpoints } from '../../src/content/api/endpoints.ts';
import { exampleBodies } from '../../src/content/api/example-bodies.ts';
import { calls } from '../../src/content/api/calls.ts';
import { createEngine } from '../../src/demos/api-calls/engine.ts';
import { openApiDocument } from './openapi.ts';

test('one response field is fixed, and every other is marked as an example', () => {
  const marks = endpoints.flatMap(({ response }) =>
    response.map(({ name, standing }) => `${name}: ${standing}`),
  );
  expect(marks.filter((mark) => mark.endsWith('fixed'))).toEqual(['encrypted_data: fixed']);
  expect(JSON.stringify(openApiDocument()).match(/"x-standing":"fixed"/g)).toHaveLength(3);
});

test('the runner has exactly the documented calls and returns the documented fields', async () => {
  expect(endpoints.map(({ id, method, endpoint }) => ({ id, method, path: endpoint }))).toEqual([
    ...calls,
  ]);
  const engine = createEngine();
  for (const { id, method, endpoint, response } of endpoints) {
    if (id === 'decrypt') continue;
    const request = { method, path: endpoint, apiKey: 'x', body: exampleBodies[id] };
    const answer = await engine.send(request);
    expect(answer.status).toBe(200);
    for (const { name } of response) expect(answer.body).toHaveProperty(name);
  }
});
