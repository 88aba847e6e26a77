import { expect, test } from '../../../tests/support/test.ts';
import { button, openReader, read } from './open-reader.trial.ts';
import * as words from './words.ts';

// Seen to fail: the focus was nowhere.
test('“Stop” has the focus when reading ends, and leaves it to the first button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answer = new Promise((resolve) => addEventListener('answer', resolve));
    globalThis.Worker = class extends Worker {
      override postMessage(...message: [unknown]) {
        void answer.then(() => super.postMessage(...message));
      }
    };
  });
  const section = await openReader(page);
  await read(page, section, { name: 'ciphers.txt', text: 'ECDHE-RSA-AES128-GCM-SHA256' });
  await button(section, words.stop).focus();
  await page.evaluate(() => dispatchEvent(new Event('answer')));
  await expect(button(section, words.stop)).toBeHidden();
  await expect(button(section, words.chooseFiles)).toBeFocused();
});
