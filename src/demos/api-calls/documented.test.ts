import { expect, test } from 'vitest';

import { calls, exampleBodies } from '../../content/api/calls.ts';
import { endpoints } from '../../content/api/endpoints.ts';
import { createApiEngine } from './engine.ts';

test('the runner has exactly the documented calls and returns the documented fields', async () => {
  expect(endpoints.map(({ id, method, endpoint }) => ({ id, method, path: endpoint }))).toEqual([
    ...calls,
  ]);
  const engine = createApiEngine();
  for (const { id, method, endpoint, response } of endpoints) {
    if (id === 'decrypt') continue;
    const call = { method, path: endpoint, apiKey: 'x', body: exampleBodies[id] };
    const answer = await engine.send(call);
    expect(answer.status).toBe(200);
    for (const { name } of response) expect(answer.body).toHaveProperty(name);
  }
});
