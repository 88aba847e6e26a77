import { storageKeys } from '../../src/config/storage-keys.ts';
import { paperCatalog } from '../../src/content/papers/catalog.ts';
import { ada } from '../support/account.ts';
import { article, banner, button, dialog, textbox } from './targets.ts';
import { expect, test } from './test.ts';

const creating = dialog('Create Account');
const signingIn = dialog('Sign In');
const account = button(ada['First name'], banner);

test('an account made for a gated paper is followed by a second tab, left and entered again', async ({
  visitor,
}) => {
  const [{ slug }] = paperCatalog;
  await visitor.open('/resources/whitepapers');
  await visitor.click(button(/^Download /, article()));
  await visitor.sees(creating);
  for (const [label, value] of Object.entries(ada))
    await visitor.fill(textbox(label, creating), value);
  await visitor.click(button('Create Account', creating));
  await visitor.until(async () => expect(await visitor.downloads()).toEqual([`${slug}.pdf`]));
  await visitor.sees(account);

  const other = await visitor.another();
  await other.open('/terms');
  await other.sees(account);
  await visitor.click(account);
  await visitor.click(button('Sign Out', banner));
  await visitor.sees(button('Sign In', banner));
  await other.sees(button('Sign In', banner));

  await other.click(button('Sign In', banner));
  await other.fill(textbox('Email', signingIn), ada.Email);
  await other.fill(textbox('Password', signingIn), ada.Password);
  await other.press('Enter');
  await other.misses(signingIn);
  await other.sees(account);
  await visitor.sees(account);
});

test('cookie choices are kept, can be changed, and decide where drafts are', async ({
  visitor,
}) => {
  const stored = () => visitor.evaluate<string[]>('Object.keys(localStorage)');
  const message = textbox('Message');
  await visitor.open('/contact');
  await visitor.click(button('OK'));
  await visitor.misses(button('Deny all'));
  await visitor.focus(message);
  await visitor.type('Half a thought');
  await visitor.until(async () => expect(await stored()).toContain(storageKeys.drafts.key));
  await visitor.open('/about');
  await visitor.misses(button('Deny all'));
  await visitor.open('/contact');
  await visitor.sees(message, { value: 'Half a thought' });
  await visitor.click(button('Cookie choices'));
  await visitor.click(button('Deny all'));
  await visitor.until(async () => expect(await stored()).toEqual([storageKeys.cookieChoice.key]));
});
