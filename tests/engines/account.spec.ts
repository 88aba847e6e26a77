import * as labels from '../../src/config/words.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { paperCatalog } from '../../src/content/papers/catalog.ts';
import { download } from '../../src/sections/words.ts';
import { loginFields, registerFields } from '../../src/features/account/fields.ts';
import { ada } from '../support/account.ts';
import { fieldIn, placeNamed } from './forms.ts';
import { article, banner, button, dialog, main, textbox } from './targets.ts';
import { expect, test } from './test.ts';

const [email, password] = loginFields;
const creating = dialog(labels.createAccount);
const signingIn = dialog(labels.signIn);
const account = button(ada.firstName, banner);

test('an account made for a gated paper is followed by a second tab, left and entered again', async ({
  visitor,
}) => {
  const [{ slug }] = paperCatalog;
  await visitor.open('/resources/whitepapers');
  await visitor.click(button(new RegExp(`^${download} `), article()));
  await visitor.sees(creating);
  for (const { name, label } of registerFields)
    if (name !== 'phone') await visitor.fill(textbox(label, creating), ada[name]);
  await visitor.click(button(labels.createAccount, creating));
  await visitor.until(async () => expect(await visitor.downloads()).toEqual([`${slug}.pdf`]));
  await visitor.sees(account);

  const other = await visitor.another();
  await other.open('/terms');
  await other.sees(account);
  await visitor.click(account);
  await visitor.click(button(labels.signOut, banner));
  await visitor.sees(button(labels.signIn, banner));
  await other.sees(button(labels.signIn, banner));

  await other.click(button(labels.signIn, banner));
  await other.fill(textbox(email.label, signingIn), ada.email);
  await other.fill(textbox(password.label, signingIn), ada.password);
  await other.press('Enter');
  await other.misses(signingIn);
  await other.sees(account);
  await visitor.sees(account);
});

test('cookie choices are kept, can be changed, and decide where drafts are', async ({
  visitor,
}) => {
  const stored = () => visitor.evaluate<string[]>('Object.keys(localStorage)');
  const message = fieldIn(main, placeNamed('contact'), 'message');
  await visitor.open('/contact');
  await visitor.click(button(labels.allow));
  await visitor.misses(button(labels.denyAll));
  await visitor.focus(message);
  await visitor.type('Half a thought');
  await visitor.until(async () => expect(await stored()).toContain(storageKeys.drafts.key));
  await visitor.open('/about');
  await visitor.misses(button(labels.denyAll));
  await visitor.open('/contact');
  await visitor.sees(message, { value: 'Half a thought' });
  await visitor.click(button(labels.cookieChoices));
  await visitor.click(button(labels.denyAll));
  await visitor.until(async () => expect(await stored()).toEqual([storageKeys.cookieChoice.key]));
});
