import { storageKeys } from '../../src/config/storage-keys.ts';
import { paperCatalog } from '../../src/content/papers/catalog.ts';
import { ada } from '../support/account.ts';
import { article, banner, button, dialog, textbox } from './targets.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const creating = dialog('Create Account');
const signingIn = dialog('Sign In');
const account = button(ada['First name'], banner);

async function register(visitor: Visitor): Promise<void> {
  await visitor.sees(creating);
  for (const [label, value] of Object.entries(ada))
    await visitor.fill(textbox(label, creating), value);
  await visitor.click(button('Create Account', creating));
}

test('an account is made, followed by a second tab, left and entered again', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.click(button('Get Access', banner));
  await register(visitor);
  await visitor.misses(creating);
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
  await other.fill(textbox('Password', signingIn), 'wrong one');
  await other.press('Enter');
  await other.sees(textbox('Password', signingIn), { aria: { invalid: 'true' } });
  await other.fill(textbox('Password', signingIn), ada.Password);
  await other.press('Enter');
  await other.misses(signingIn);
  await other.sees(account);
  await visitor.sees(account);
});

test('a gated paper asks for an account, and is saved once there is one', async ({ visitor }) => {
  const [{ slug }] = paperCatalog;
  await visitor.open('/resources/whitepapers');
  await visitor.click(button(/^Download /, article()));
  await register(visitor);
  await expect.poll(() => visitor.downloads()).toEqual([`${slug}.pdf`]);
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
  await expect.poll(stored).toContain(storageKeys.drafts.key);
  await visitor.open('/about');
  await visitor.misses(button('Deny all'));
  await visitor.open('/contact');
  await visitor.sees(message, { value: 'Half a thought' });
  await visitor.click(button('Cookie choices'));
  await visitor.click(button('Deny all'));
  await expect.poll(stored).toEqual([storageKeys.cookieChoice.key]);
});
