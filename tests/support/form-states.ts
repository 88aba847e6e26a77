import { byMail } from '../../src/config/delivery.ts';
import { requests } from '../../src/content/requests.ts';
import * as labels from '../../src/config/labels.ts';
import { releaseSlugs } from '../../src/content/press/catalog.ts';
import { expect, type Page } from '@playwright/test';

import { freeDemo } from '../../src/features/request/free-demo/free-demo.request.ts';
import { contact } from '../../src/features/request/contact/contact.request.ts';
import { newsletter } from '../../src/features/request/newsletter/newsletter.request.ts';
import { productDemo } from '../../src/pages/products-solutions/product-demo.request.ts';
import {
  type DialogForm,
  enterprise,
  openDialog,
  partner,
  review,
  submitIn,
} from './dialog-forms.ts';
import { problem } from '../../src/ui/labels.ts';
import { fill } from './fill.ts';
import { fillContact } from './forms.ts';
import { panel, press, shown, type State } from './state.ts';
import { validValues } from './valid-values.ts';

const { technicalDemo } = requests;

/** A notice disappears after four seconds unless the pointer is over it. */
const keepNotice = (page: Page, title: string) => page.getByText(title, { exact: true }).hover();

/** States that exist only where forms open the e-mail app. */
const byMailOnly = (states: Readonly<Record<string, State>>) => (byMail ? states : {});

const demoForm = (page: Page) => page.getByRole('main').locator('form');

function dialogForm(form: DialogForm): Readonly<Record<string, State>> {
  const { path, values, request } = form;
  const opened = async (page: Page) => {
    const part = await openDialog(page, form);
    // IBM's engine reports fields in collapsed groups as unlabeled.
    for (const group of await part.locator('form details:has(fieldset, [role=group])').all())
      await group.locator('summary').click();
    return part;
  };
  return {
    [`${request.id}, opened`]: { path, reach: opened },
    [`${request.id}, refused`]: {
      path,
      reach: async (page) => {
        const part = await opened(page);
        await submitIn(part, form).click();
        await expect(part.getByRole('alert', { name: problem })).toBeFocused();
        return part;
      },
    },
    ...byMailOnly({
      [`${request.id}, handed over`]: {
        path,
        reach: async (page) => {
          const part = await openDialog(page, form);
          await fill(part, request, values);
          await submitIn(part, form).click();
          return panel(page);
        },
      },
    }),
  };
}

export const formStates: Readonly<Record<string, State>> = {
  'contact, opened': {
    path: '/contact',
    reach: (page) => shown(page.getByRole('main').locator('form')),
  },
  'contact, refused': {
    path: '/contact',
    reach: async (page) => {
      await press(page, contact.submitLabel);
      await expect(page.getByRole('alert')).toBeFocused();
      return page.getByRole('main').locator('div:has(> [role=alert] + form), form').first();
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
  ...dialogForm(review),
  ...dialogForm(enterprise),
  ...dialogForm(partner),
  'product-demo, opened': {
    path: '/products-solutions',
    reach: (page) => shown(demoForm(page)),
  },
  'product-demo, refused': {
    path: '/products-solutions',
    reach: async (page) => {
      await press(demoForm(page), productDemo.submitLabel);
      await expect(page.getByRole('alert')).toBeFocused();
      return demoForm(page);
    },
  },
  'newsletter, refused': {
    path: '/about',
    reach: async (page) => {
      await press(page, newsletter.submitLabel);
      await keepNotice(page, 'Email Required');
      return page.getByRole('form', { name: labels.newsletter });
    },
  },
  ...byMailOnly({
    'contact, handed over': {
      path: '/contact',
      reach: async (page) => {
        await fillContact(page);
        await press(page, contact.submitLabel);
        return panel(page);
      },
    },
    'free-demo, handed over': {
      path: '/free-demo',
      reach: async (page) => {
        await fill(page.getByRole('main'), freeDemo, validValues(freeDemo));
        await press(page, freeDemo.submitLabel);
        return panel(page);
      },
    },
    'product-demo, handed over': {
      path: '/products-solutions',
      reach: async (page) => {
        await fill(demoForm(page), productDemo, validValues(productDemo));
        await press(demoForm(page), productDemo.submitLabel);
        return panel(page);
      },
    },
    'newsletter, handed over': {
      path: '/about',
      reach: async (page) => {
        const form = page.getByRole('form', { name: labels.newsletter });
        await form.getByRole('textbox').fill('ada@example.com');
        await press(form, newsletter.submitLabel);
        await keepNotice(page, 'Successfully Subscribed!');
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
  'press inquiry, handed over': {
    path: `/press#${releaseSlugs[0]}`,
    reach: async (page) => {
      await page.getByRole('link', { name: requests.mediaInquiry.uses[1].label }).click();
      return panel(page);
    },
  },
};
