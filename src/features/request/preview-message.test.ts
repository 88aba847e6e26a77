import { generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';

import { mailLink, maxLinkLength, plainLinkBudget } from '../../lib/mail/mailto.ts';
import { parseRecipient } from '../../lib/seal/sealed-message.ts';
import { previewMessage } from './preview-message.ts';
import { sealerTo } from './sealer.ts';

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

test('a message that will be sealed is shown as it was written, and measured as long as sealed', async () => {
  const recipient = await identityToRecipient(await generateHybridIdentity());
  const sealer = sealerTo(await parseRecipient(recipient));
  const message = { to: 'hello@sample.example', subject: 'a', body: 'one' };
  const sealed = previewMessage(() => message, sealer);
  expect(sealed?.message).toEqual(message);
  expect(sealed?.length).toBe(mailLink(sealer.likeSealed(message)).length);
});

test('the preview is null if composing fails', () => {
  const broken = () => {
    throw new Error('broken');
  };
  expect(previewMessage(broken)).toBeNull();
});
