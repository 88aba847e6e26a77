import { forgotten } from '../../src/features/account/words.ts';
import { oneStepLeft } from '../../src/features/request/words.ts';
import * as labels from '../../src/config/words.ts';
import { byMail } from '../../src/config/delivery.ts';
import { apiTabs } from '../../src/content/pages/api.ts';
import { full } from '../support/full.ts';
import { fieldIn, fillIn, placeNamed } from './forms.ts';
import { serveSlowly } from './slow-site.ts';
import { banner, button, dialog, main, tab } from './targets.ts';
import { expect, test } from './test.ts';

test('text typed and sent before a form’s code has come is handed over once', async ({
  visitorOf,
}) => {
  test.skip(!byMail, 'Forms are sent to an endpoint.');
  const contact = placeNamed('contact');
  const site = await serveSlowly(/\/assets\/(?:shell|contact-form)/);
  const visitor = await visitorOf({}, site.base);
  await visitor.open(contact.path);
  await fillIn(visitor, main, contact);
  await visitor.focus(fieldIn(main, contact, 'firstName'));
  await visitor.press('Enter', 'Enter');
  site.letIn();
  const { subject } = await visitor.receivesMail();
  expect(subject).toBe(contact.values['subject']);
  await visitor.sees(dialog(oneStepLeft));
  site.stop();
});

if (full) {
  test('a press before the code has come opens a dialog that becomes whole', async ({
    visitorOf,
  }) => {
    const site = await serveSlowly(/\/assets\/shell-/);
    const visitor = await visitorOf({}, site.base);
    await visitor.open('/about');
    await visitor.click(button(labels.signIn, banner));
    await visitor.sees(dialog(labels.signIn), { text: expect.not.stringContaining(forgotten) });
    site.letIn();
    await visitor.sees(dialog(labels.signIn), { text: expect.stringContaining(forgotten) });
    site.stop();
  });

  test('arrow keys in tabs before their code has come act once each', async ({ visitorOf }) => {
    const site = await serveSlowly(/\/assets\/tabs/);
    const visitor = await visitorOf({}, site.base);
    await visitor.open('/api');
    const names = await visitor.namesOf(tab(/./, { role: 'tablist', name: apiTabs.reference }));
    await visitor.focus(tab(names[0] ?? ''));
    await visitor.press('ArrowRight', 'ArrowRight');
    site.letIn();
    await visitor.sees(tab(names[2] ?? ''), { focused: true, aria: { selected: 'true' } });
    site.stop();
  });
}
