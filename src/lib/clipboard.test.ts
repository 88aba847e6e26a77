import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('copies the text', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('hello')).toBe('copied');
  expect(writeText.mock.calls).toEqual([['hello']]);
});

test.each([
  [
    'the browser refuses',
    { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } },
  ],
  [
    'the browser throws',
    {
      clipboard: {
        writeText: () => {
          throw new Error('no');
        },
      },
    },
  ],
  ['there is no clipboard', {}],
  ['there is no browser', undefined],
])('says so when %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('hello')).toBe('refused');
});
