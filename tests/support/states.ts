import * as accountLabels from '../../src/features/account/labels.ts';
import * as briefLabels from '../../src/features/migration-brief/labels.ts';
import { addComment, commentsHeading } from '../../src/features/comments/labels.ts';
import { problem } from '../../src/ui/labels.ts';
import { requests } from '../../src/content/requests.ts';
import * as labels from '../../src/config/labels.ts';
import { menuWith } from './navigation.ts';
import { anyArticle } from './articles.ts';
import { sheetProduct } from './products.ts';
import { expect, type Locator, type Page } from '@playwright/test';

import {
  createDialog,
  openProfile,
  openRegister,
  openSignIn,
  register,
  submit,
  userButton,
} from './account.ts';
import { formStates } from './form-states.ts';
import { panel, press, shown, type State } from './state.ts';

const { technicalDemo } = requests;

const dialog = (page: Page, name: string) => shown(page.getByRole('dialog', { name, exact: true }));
async function openBrief(page: Page): Promise<Locator> {
  await press(page, briefLabels.buildBrief);
  const part = page.locator('#brief .brief');
  await expect(part.getByLabel(briefLabels.system)).toBeFocused();
  return part;
}

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
  'migration brief, made': {
    path: '/solutions/it-leaders',
    reach: async (page) => {
      const part = await openBrief(page);
      await part.getByLabel(briefLabels.system).fill('Customer archive');
      await shown(part.getByRole('heading', { name: `${briefLabels.brief}: Customer archive` }));
      return part;
    },
  },
  'migration brief, refused': {
    path: '/solutions/it-leaders',
    reach: async (page) => {
      const part = await openBrief(page);
      await part.getByLabel(briefLabels.secrecy).fill('ten');
      await shown(part.getByRole('alert'));
      return part.getByRole('group', { name: briefLabels.inputs });
    },
  },
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
