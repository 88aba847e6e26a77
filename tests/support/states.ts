import { expect, type Locator, type Page } from '@playwright/test';

import { byMail } from '../../src/config/delivery.ts';
import * as labels from '../../src/config/words.ts';
import { releases } from '../../src/content/records.ts';
import { requests } from '../../src/content/requests.ts';
import * as accountLabels from '../../src/features/account/words.ts';
import { addComment, commentsHeading } from '../../src/features/comments/words.ts';
import { contact } from '../../src/pages/contact/contact.request.ts';
import { freeDemo } from '../../src/pages/free-demo/free-demo.request.ts';
import { nothingOpened } from '../../src/features/request/words.ts';
import { newsletter } from '../../src/chrome/newsletter/newsletter.request.ts';
import type { RequestSpec } from '../../src/features/request/request-spec.ts';
import { productDemo } from '../../src/pages/products-solutions/product-demo.request.ts';
import type { FormValues } from '../../src/ui/form/form-values.ts';
import { problem } from '../../src/ui/words.ts';
import { emailRequiredTitle, subscribedTitle } from '../../src/chrome/words.ts';
import {
  createDialog,
  openProfile,
  openRegister,
  openSignIn,
  register,
  submit,
  userButton,
} from './account.ts';
import { anyArticle } from './articles.ts';
import {
  type DialogForm,
  enterprise,
  openDialog,
  partner,
  review,
  sendDialog,
  submitIn,
} from './dialog-forms.ts';
import { fill, nextIn } from './fill.ts';
import { contactValues, readyPanel } from './forms.ts';
import { menuWith } from './navigation.ts';
import { sheetProduct } from './products.ts';
import { validValues } from './valid-values.ts';
import { type State, trials } from './trials.ts';

const { technicalDemo } = requests;

const shown = (part: Locator): Promise<Locator> =>
  expect(part)
    .toBeVisible()
    .then(() => part);

/** The panel after a message was handed over and no mail app opened. */
async function panel(page: Page): Promise<Locator> {
  const part = readyPanel(page);
  await shown(part.getByText(nothingOpened));
  return part;
}

const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** A notice disappears after four seconds unless the pointer is over it. */
const keepNotice = (page: Page, title: string) => page.getByText(title, { exact: true }).hover();

/** States that exist only where forms open the e-mail app. */
const byMailOnly = (states: Readonly<Record<string, State>>) => (byMail ? states : {});

/** A form in the page itself, whose page shows it as it is at first. */
function pageForm(
  path: string,
  request: RequestSpec,
  values: FormValues = validValues(request),
): Readonly<Record<string, State>> {
  const form = (page: Page) => page.getByRole('main').locator('form');
  return {
    [`${request.id}, refused`]: {
      path,
      reach: async (page) => {
        await press(form(page), request.submitLabel);
        await expect(page.getByRole('alert')).toBeFocused();
        // With its summary of errors.
        return page.getByRole('main').locator('div:has(> [role=alert] + form), form').first();
      },
    },
    ...byMailOnly({
      [`${request.id}, handed over`]: {
        path,
        reach: async (page) => {
          await fill(form(page), request, values);
          await press(form(page), request.submitLabel);
          return panel(page);
        },
      },
    }),
  };
}

function dialogForm(form: DialogForm): Readonly<Record<string, State>> {
  const { path, request } = form;
  const opened = (page: Page) => openDialog(page, form);
  return {
    [`${request.id}, opened`]: { path, reach: opened },
    [`${request.id}, refused`]: {
      path,
      reach: async (page) => {
        const part = await opened(page);
        await nextIn(part).or(submitIn(part, form)).filter({ visible: true }).click();
        // The summary; where one step is refused, its first field.
        await shown(part.locator('[role=alert]:focus, [aria-invalid=true]:focus'));
        return part;
      },
    },
    ...byMailOnly({
      [`${request.id}, handed over`]: {
        path,
        reach: async (page) => {
          await sendDialog(await opened(page), form);
          return panel(page);
        },
      },
    }),
  };
}

const formStates: Readonly<Record<string, State>> = {
  ...pageForm('/contact', contact, contactValues),
  ...pageForm('/free-demo', freeDemo),
  ...pageForm('/products-solutions', productDemo),
  ...dialogForm(review),
  ...dialogForm(enterprise),
  ...dialogForm(partner),
  'newsletter, refused': {
    path: '/about',
    reach: async (page) => {
      await press(page, newsletter.submitLabel);
      await keepNotice(page, emailRequiredTitle);
      return page.getByRole('form', { name: labels.newsletter });
    },
  },
  ...byMailOnly({
    'newsletter, handed over': {
      path: '/about',
      reach: async (page) => {
        const form = page.getByRole('form', { name: labels.newsletter });
        await form.getByRole('textbox').fill('ada@example.com');
        await press(form, newsletter.submitLabel);
        await keepNotice(page, subscribedTitle);
        return panel(page);
      },
    },
  }),
  'fixed request, handed over': {
    path: '/platform/communications',
    reach: async (page) => {
      await page.getByRole('link', { name: technicalDemo.uses[0].label }).click();
      return panel(page);
    },
  },
  ...(releases[0] && {
    'press inquiry, handed over': {
      path: `/press#${releases[0].slug}`,
      reach: async (page: Page) => {
        await page.getByRole('link', { name: requests.mediaInquiry.uses[1].label }).click();
        return panel(page);
      },
    },
  }),
};

const dialog = (page: Page, name: string) => shown(page.getByRole('dialog', { name, exact: true }));

/** Every state a visitor can reach, by name. Transcripts and the engines' audit go through all of them. */
export const states: Readonly<Record<string, State>> = {
  'cookie banner': {
    path: '/',
    reach: (page) => shown(page.getByRole('region', { name: labels.cookies })),
  },
  'dropdown of the header': {
    path: '/about',
    only: 'wide',
    reach: async (page) => {
      await press(page.getByRole('banner'), menuWith('/platform/zero-trust'));
      return shown(page.getByRole('banner').getByRole('navigation').first());
    },
  },
  'menu of narrow windows': {
    path: '/about',
    only: 'narrow',
    reach: async (page) => {
      await press(page, labels.menu);
      return dialog(page, labels.menu);
    },
  },
  'search with results': {
    path: '/about',
    reach: async (page) => {
      await press(page, labels.search);
      const part = await dialog(page, labels.search);
      await part.getByRole('combobox').fill('STREAM construction');
      await shown(part.getByRole('option').first());
      return part;
    },
  },
  'search without results': {
    path: '/404',
    reach: async (page) => {
      await page.getByRole('combobox', { name: labels.searchSite }).fill('zzzyx');
      await shown(page.getByText('zzzyx'));
      return page.getByRole('search');
    },
  },
  'feed dialog': {
    path: '/blog',
    reach: async (page) => {
      await press(page, labels.subscribe);
      return dialog(page, labels.subscribe);
    },
  },
  ...formStates,
  ...Object.fromEntries(trials.flatMap(({ states: own = {} }) => Object.entries(own))),
  'outbox with a message': {
    path: '/platform/communications',
    reach: async (page) => {
      await page.getByRole('link', { name: technicalDemo.uses[0].label }).click();
      await panel(page);
      await page.keyboard.press('Escape');
      await press(page, labels.outbox);
      const part = await dialog(page, labels.outbox);
      await part.getByText(technicalDemo.subject).first().click();
      return part;
    },
  },
  'product sheet': {
    path: `/products-solutions#${sheetProduct.id}`,
    reach: (page) => dialog(page, sheetProduct.name),
  },
  'comment posted': {
    path: anyArticle.path,
    reach: async (page) => {
      await page.getByLabel(addComment).fill('A comment.');
      await press(page, labels.postComment);
      return shown(page.getByRole('region', { name: new RegExp(`^${commentsHeading}`) }));
    },
  },
  'sign in, refused': {
    path: '/about',
    reach: async (page) => {
      const part = await openSignIn(page);
      await submit(part, labels.signIn);
      await shown(part.getByText(problem));
      await part.getByText(accountLabels.forgotten).click();
      return part;
    },
  },
  'register, refused': {
    path: '/about',
    reach: async (page) => {
      await openRegister(page);
      await submit(createDialog(page), labels.createAccount);
      await shown(createDialog(page).getByText(problem));
      return createDialog(page);
    },
  },
  'signed in, user menu': {
    path: '/resources/whitepapers',
    only: 'wide',
    reach: async (page) => {
      await register(page);
      await userButton(page).click();
      await shown(page.getByRole('button', { name: labels.signOut }));
      return page.getByRole('banner');
    },
  },
  'signed in, profile': {
    path: '/about',
    only: 'wide',
    reach: async (page) => {
      await register(page);
      const part = await openProfile(page);
      await press(part, accountLabels.changePassword);
      await press(part, accountLabels.deleteAll);
      return part;
    },
  },
};
