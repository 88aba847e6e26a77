import { expect, onTestFinished, test, vi } from 'vitest';

import { jpegWith } from '../../tests/support/sample-pictures.ts';
import { files } from './desk.ts';
import { addPicture } from './shelves.ts';

// Seen to fail: the second and the third were my-page.jpg again, which is there already.
test.each([
  ['写真.jpg', [], 'my-page.jpg'],
  ['地図.JPG', ['my-page.jpg'], 'my-page-2.jpg'],
  ['Карта.jpg', ['my-page.jpg', 'my-page-2.jpg'], 'my-page-3.jpg'],
  ['写真 2.jpg', ['2.jpg'], '2-2.jpg'],
  // It may be the same picture.
  ['The rack.jpg', ['the-rack.jpg'], 'the-rack.jpg'],
])('a picture called %s beside %j gets the name %s', async (wanted, there, name) => {
  const names = vi.spyOn(files, 'namesIn').mockReturnValue(there);
  const write = vi.spyOn(files, 'write').mockReturnValue();
  onTestFinished(() => {
    names.mockRestore();
    write.mockRestore();
  });
  expect(await addPicture('blog', wanted, jpegWith(), null)).toEqual({ name });
  expect(write).toHaveBeenCalledWith(`src/content/blog/${name}`, expect.anything(), null);
});
