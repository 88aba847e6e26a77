import sharp from 'sharp';
import { expect, test } from 'vitest';

import { pdfOf } from '../../tests/support/sample-pdf.ts';
import { firstPage, pagesOf } from './pdf-pages.ts';

const sum = `<${'ab'.repeat(32)}>`;
const secret = pdfOf(
  1,
  `/Encrypt 9 0 R /ID [${sum} ${sum}]`,
  `9 0 obj <</Filter /Standard /V 1 /R 2 /P -4 /O ${sum} /U ${sum}>> endobj`,
);

test('the pages of a PDF are counted, and its first one is drawn as wide as it is shown', async () => {
  const pdf = pdfOf(3);
  expect(await pagesOf(pdf)).toBe(3);
  const picture = await firstPage(pdf, 600);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 600,
    height: 800,
  });
});

// Seen to fail: without the remedies, and without the limit.
test.each([
  ['of no pages', pdfOf(0), 'has no page that can be read: export it again'],
  ['with a password', secret, 'asks for a password: save it without one'],
  ['that is cut off', pdfOf(1).subarray(0, 40), 'is cut off or broken: export it again'],
  ['by name only', Buffer.from('A text'), 'is no PDF: export it as one'],
  ['that is empty', Buffer.alloc(0), 'is no PDF: export it as one'],
  [
    'that is too large',
    Buffer.concat([pdfOf(1), Buffer.alloc(26_000_000)]),
    'has 26.0 MB, and hosts take 25: export it for the web',
  ],
])('a PDF %s is refused in one sentence', async (_, bytes, sentence) => {
  await expect(firstPage(bytes, 600)).rejects.toThrow(new Error(sentence));
});
