import { expect, test } from 'vitest';

import { maxLinkLength, plainLinkBudget } from '../../lib/mail/mailto.ts';
import { previewMessage } from './preview-message.ts';

const preview = (subject: string, body: string) =>
  previewMessage(() => ({ to: 'hello@sample.example', subject, body }));

test('the preview has a clean subject and line feeds', () => {
  expect(preview(' a\r\nb ', 'one\r\ntwo\rthree')?.message).toEqual({
    to: 'hello@sample.example',
    subject: 'a b',
    body: 'one\ntwo\nthree',
  });
});

test('a short message is measured against the link budget, a longer one against the maximum', () => {
  expect(preview('', 'x')).toMatchObject({ fit: 'short', limit: plainLinkBudget });
  const long = preview('', 'x'.repeat(plainLinkBudget));
  expect(long).toMatchObject({ fit: 'long', limit: maxLinkLength });
  expect(long?.length).toBeGreaterThan(plainLinkBudget);
});

test('the preview is null if composing fails', () => {
  const broken = () => {
    throw new Error('broken');
  };
  expect(previewMessage(broken)).toBeNull();
});
