import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('clicks a download link and revokes its URL later', async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:one';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const clicked: object[] = [];
  const link = { href: '', download: '', click: () => clicked.push({ ...link }) };
  vi.stubGlobal('document', { createElement: () => link });

  saveFile({ name: 'request.eml', type: 'message/rfc822', text: 'é' });

  expect(clicked).toMatchObject([{ href: 'blob:one', download: 'request.eml' }]);
  expect(blobs[0]?.type).toBe('message/rfc822');
  expect(await blobs[0]?.text()).toBe('é');
  vi.advanceTimersByTime(5_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:one');
});
