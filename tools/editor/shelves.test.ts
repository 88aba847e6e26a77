import { expect, onTestFinished, test, vi } from 'vitest';

import { jpegWith } from '../../tests/support/sample-pictures.ts';
import { files } from './desk.ts';
import { addPicture, shelves } from './shelves.ts';

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

// Seen to fail: the text was said to show map.jpg, too.
test('a text shows the picture that it names, and none whose name is the end of that', async () => {
  const [folder, text] = ['src/content/blog', 'src/content/blog/roads.mdx'];
  const pictured = '![Roads](./road-map.jpg)\n\n![Hills](./the%20hills.jpg)\n';
  const bytes = Buffer.from(`---\n---\n\n${pictured}`);
  const beside = ['hills.jpg', 'map.jpg', 'road-map.jpg', 'the hills.jpg'];
  const { namesIn, read } = files;
  vi.spyOn(files, 'namesIn').mockImplementation((one) =>
    one === folder ? ['roads.mdx', ...beside] : namesIn(one),
  );
  vi.spyOn(files, 'read').mockImplementation((one) =>
    one === text ? { bytes, stamp: 'of today' } : read(one),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { shelves: all } = await shelves();
  const pictures = all.find(({ name }) => name === 'blog')?.pictures ?? [];
  expect(pictures.map(({ name, shownBy }) => [name, shownBy])).toEqual([
    ['hills.jpg', []],
    ['map.jpg', []],
    ['road-map.jpg', [text]],
    ['the hills.jpg', [text]],
  ]);
});
