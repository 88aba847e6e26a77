import { expect, type Locator, type Page } from '@playwright/test';

import { freeDemo } from '../../src/features/enquiry/free-demo/free-demo.ts';
import {
  createDialog,
  openProfile,
  openRegister,
  openSignIn,
  register,
  submit,
  userButton,
} from './account.ts';
import {
  type DialogForm,
  enterprise,
  openDialog,
  partner,
  review,
  submitIn,
} from './dialog-forms.ts';
import { fill } from './fill.ts';
import { fillContact } from './forms.ts';
import { validValues } from './valid-values.ts';

/** Something a visitor can bring about on a page. */
export type State = {
  path: string;
  /** Brings it about on the page just opened, and returns the part that it is about. */
  reach: (page: Page) => Promise<Locator>;
  /** It exists in wide windows only, or in narrow ones. */
  only?: 'wide' | 'narrow';
};

const shown = (part: Locator) =>
  expect(part)
    .toBeVisible()
    .then(() => part);

const dialog = (page: Page, name: string) => shown(page.getByRole('dialog', { name, exact: true }));
/** The panel of a message handed over, once it has waited in vain for another app to take over. */
async function panel(page: Page): Promise<Locator> {
  const part = page.getByRole('region', { name: 'Ready to send' });
  await shown(part.getByRole('heading', { name: 'Nothing opened? Use one of these.' }));
  return part;
}
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** A form in a dialog: opened with every group unfolded, refused, and handed over. */
function dialogForm(form: DialogForm): Readonly<Record<string, State>> {
  const { path, values, enquiry } = form;
  const opened = async (page: Page) => {
    const part = await openDialog(page, form);
    // Folded groups are neither seen nor spoken, but IBM's engine takes their fields for unlabeled.
    for (const group of await part.locator('form details:has(fieldset, [role=group])').all())
      await group.locator('summary').click();
    return part;
  };
  return {
    [`${enquiry.id}, opened`]: { path, reach: opened },
    [`${enquiry.id}, refused`]: {
      path,
      reach: async (page) => {
        const part = await opened(page);
        await submitIn(part, form).click();
        await expect(part.getByRole('alert')).toBeFocused();
        return part;
      },
    },
    [`${enquiry.id}, handed over`]: {
      path,
      reach: async (page) => {
        const part = await openDialog(page, form);
        await fill(part, enquiry, values);
        await submitIn(part, form).click();
        return panel(page);
      },
    },
  };
}

/** Everything that opens, refuses, answers or changes with the visitor, by name. */
export const states: Readonly<Record<string, State>> = {
  'cookie banner': {
    path: '/',
    reach: (page) => shown(page.getByRole('region', { name: 'Cookies' })),
  },
  'dropdown of the header': {
    path: '/about',
    only: 'wide',
    reach: async (page) => {
      await press(page.getByRole('banner'), 'Platform');
      return shown(page.getByRole('banner').getByRole('navigation').first());
    },
  },
  'menu of narrow windows': {
    path: '/about',
    only: 'narrow',
    reach: async (page) => {
      await press(page, 'Menu');
      return dialog(page, 'Menu');
    },
  },
  'search with results': {
    path: '/about',
    reach: async (page) => {
      await press(page, 'Search');
      const part = await dialog(page, 'Search');
      await part.getByRole('combobox').fill('STREAM construction');
      await shown(part.getByRole('option').first());
      return part;
    },
  },
  'search without results': {
    path: '/404',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Search the site' }).fill('zzzyx');
      await shown(page.getByText('No results for'));
      return page.getByRole('search');
    },
  },
  'feed dialog': {
    path: '/blog',
    reach: async (page) => {
      await press(page, 'Subscribe to Updates');
      return dialog(page, 'Subscribe to Updates');
    },
  },
  'contact, opened': {
    path: '/contact',
    reach: (page) => shown(page.getByRole('main').locator('form')),
  },
  'contact, refused': {
    path: '/contact',
    reach: async (page) => {
      await press(page, 'Send Message');
      await expect(page.getByRole('alert')).toBeFocused();
      return page.getByRole('main').locator('div:has(> [role=alert] + form), form').first();
    },
  },
  'contact, handed over': {
    path: '/contact',
    reach: async (page) => {
      await fillContact(page);
      await press(page, 'Send Message');
      return panel(page);
    },
  },
  'free-demo, refused': {
    path: '/free-demo',
    reach: async (page) => {
      await press(page, freeDemo.submitLabel);
      await expect(page.getByRole('alert')).toBeFocused();
      return page.getByRole('main').locator('form');
    },
  },
  'free-demo, handed over': {
    path: '/free-demo',
    reach: async (page) => {
      await fill(page.getByRole('main'), freeDemo, validValues['free-demo']);
      await press(page, freeDemo.submitLabel);
      return panel(page);
    },
  },
  ...dialogForm(review),
  ...dialogForm(enterprise),
  ...dialogForm(partner),
  'newsletter, refused': {
    path: '/about',
    reach: async (page) => {
      await press(page, 'Subscribe');
      await shown(page.getByText('Email Required'));
      return page.getByRole('form', { name: 'Newsletter' });
    },
  },
  'fixed request, handed over': {
    path: '/platform/communications',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Request a Technical Demo' }).click();
      return panel(page);
    },
  },
  'press inquiry, handed over': {
    path: '/press#hybrid-key-exchange-on-by-default',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Ask about this release' }).click();
      return panel(page);
    },
  },
  'outbox with a message': {
    path: '/platform/communications',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Request a Technical Demo' }).click();
      await panel(page);
      await page.keyboard.press('Escape');
      await press(page, 'Outbox');
      const part = await dialog(page, 'Outbox');
      await part.getByText('Technical Demo Request').first().click();
      return part;
    },
  },
  'product sheet': {
    path: '/products-solutions#backup',
    reach: (page) => dialog(page, 'Backup product'),
  },
  'comment posted': {
    path: '/blog/zero-trust-implementation',
    reach: async (page) => {
      await page.getByLabel('Add a comment').fill('A comment.');
      await press(page, 'Post Comment');
      return shown(page.getByRole('region', { name: 'Comments (3)' }));
    },
  },
  'sign in, refused': {
    path: '/about',
    reach: async (page) => {
      const part = await openSignIn(page);
      await submit(part, 'Sign In');
      await shown(part.getByText('There is a problem'));
      return part;
    },
  },
  'register, refused': {
    path: '/about',
    reach: async (page) => {
      await openRegister(page);
      await submit(createDialog(page), 'Create Account');
      await shown(createDialog(page).getByText('There is a problem'));
      return createDialog(page);
    },
  },
  'signed in, user menu': {
    path: '/resources/whitepapers',
    only: 'wide',
    reach: async (page) => {
      await register(page);
      await userButton(page).click();
      await shown(page.getByRole('button', { name: 'Sign Out' }));
      return page.getByRole('banner');
    },
  },
  'signed in, profile': {
    path: '/about',
    only: 'wide',
    reach: async (page) => {
      await register(page);
      const part = await openProfile(page);
      await press(part, 'Change password');
      return part;
    },
  },
};
