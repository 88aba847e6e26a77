import { afterEach, expect, test, vi } from 'vitest';

import { collection } from './collection.ts';
import { ask, stopReading } from './in-worker.ts';

vi.mock('./collection.ts', async (original) => ({
  collection: vi.fn((await original<typeof import('./collection.ts')>()).collection),
}));

afterEach(stopReading);

// Seen to fail: the rejected import was kept.
// Node has no workers of the web, so all runs on the page.
test('what did not load is loaded again the next time', async () => {
  vi.mocked(collection).mockImplementationOnce(() => {
    throw new Error('Not loaded');
  });
  await expect(ask('forget')).rejects.toThrow('Not loaded');
  await expect(ask('forget')).resolves.toBeUndefined();
});
