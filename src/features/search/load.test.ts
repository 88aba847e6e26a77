import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { withBase } from '../../config/base.ts';
import { indexAddress, type SearchIndex } from './search-index.ts';

const address = withBase(indexAddress);

let loadEngine: typeof import('./load.ts').loadEngine;

beforeEach(async () => {
  vi.resetModules();
  ({ loadEngine } = await import('./load.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a failed fetch rejects with its status, and the next call retries', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', fetched);
  await expect(loadEngine()).rejects.toThrow(`${indexAddress}: 503`);
  const empty: SearchIndex = { pages: [] };
  fetched.mockImplementation(() => Promise.resolve(Response.json(empty)));
  const engine = await loadEngine();
  expect(engine.search('wrap').count).toBe(0);
  expect(await loadEngine()).toBe(engine);
  expect(fetched.mock.calls).toEqual([[address], [address]]);
});

test.each([null, {}, { pages: 1 }, 'pages'])('%j is no index', async (content) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(content)));
  await expect(loadEngine()).rejects.toThrow(`${indexAddress}: not a search index`);
});
