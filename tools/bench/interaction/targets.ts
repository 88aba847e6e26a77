import type { Browser, Locator, Page } from '@playwright/test';

import { pause, settleMs, withPage } from '../browser.ts';
import {
  enterprise,
  openDialog,
  openerOf,
  partner,
  review,
} from '../../../tests/support/dialog-forms.ts';

/** An interaction that is measured twice on a page. */
export type Target = {
  readonly name: string;
  readonly path: string;
  readonly first: (page: Page) => Promise<void>;
  /** Undoes the first interaction, if it cannot be repeated directly. */
  readonly between?: (page: Page) => Promise<void>;
  readonly again: (page: Page) => Promise<void>;
};

const press = (find: (page: Page) => Locator) => (page: Page) => find(page).click();
/** Scrolls to the field and lets the page settle before typing. */
const type = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).scrollIntoViewIfNeeded();
  await pause(settleMs);
  await find(page).pressSequentially('Ada', { delay: 60 });
};
/** Waits for the dialog first, because its code may still be loading. */
const closeDialog = async (page: Page) => {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

const inHeader = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Opening a dialog. */
function opening(name: string, path: string, find: (page: Page) => Locator): Target {
  return { name, path, first: press(find), between: closeDialog, again: press(find) };
}

const header: readonly Target[] = [
  {
    name: 'dropdown',
    path: '/',
    first: press(inHeader('Platform')),
    between: (page) => page.mouse.move(10, 700),
    again: press(inHeader('Solutions')),
  },
  opening('auth dialog', '/', inHeader('Sign In')),
  opening('search', '/', inHeader('Search')),
];

const dialogs: readonly Target[] = [review, enterprise, partner].flatMap((form) => {
  const { path, request } = form;
  const field = (page: Page) => page.getByRole('dialog').getByRole('textbox').first();
  return [
    opening(`form "${request.title}"`, path, (page) => openerOf(page, form)),
    {
      name: `typing in "${request.title}"`,
      path,
      first: async (page: Page) => {
        await openDialog(page, form);
        await type(field)(page);
      },
      again: type(field),
    },
  ];
});

/** Selectors of tab sets, filters and forms, and of the controls in them. */
const kinds = {
  tabs: { holder: '[role=tablist]', part: '[role=tab]' },
  filter: { holder: 'main [role=group]:has(button[aria-pressed])', part: 'button[aria-pressed]' },
  typing: {
    holder: 'main form, footer form',
    part: 'input[type=text], input[type=email], textarea',
  },
} as const;

/** The label of each part, or of its submit button. */
const labelsOf = (page: Page, holder: string) =>
  page
    .locator(holder)
    .evaluateAll((elements) =>
      elements.map((element) =>
        element.checkVisibility()
          ? (element.ariaLabel ?? element.querySelector('[type=submit]')?.textContent ?? 'form')
          : null,
      ),
    );

async function targetsOn(page: Page, path: string): Promise<Target[]> {
  const targets: Target[] = [];
  for (const [kind, { holder, part }] of Object.entries(kinds)) {
    for (const [at, label] of (await labelsOf(page, holder)).entries()) {
      if (label === null) continue;
      const within = (page: Page) => page.locator(holder).nth(at).locator(part);
      const name = `${kind} ${label}`;
      if (kind === 'typing') {
        const field = (page: Page) => within(page).first();
        targets.push({ name, path, first: type(field), again: type(field) });
      } else {
        const part = (index: number) => press((page) => within(page).nth(index));
        targets.push({ name, path, first: part(1), again: part(0) });
      }
    }
  }
  return targets;
}

/**
 * Finds all interactions in the pages themselves, so that a new filter or form is included. A part that several
 * pages share is measured once.
 */
export async function findTargets(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<readonly Target[]> {
  const found = new Map([...header, ...dialogs].map((target) => [target.name, target]));
  await withPage(browser, {}, async (page) => {
    for (const path of paths) {
      await page.goto(origin + path);
      for (const target of await targetsOn(page, path)) {
        const shared = target.name.endsWith('Newsletter');
        const key = shared ? target.name : `${target.name} ${path}`;
        if (!found.has(key)) found.set(key, target);
      }
    }
  });
  return [...found.values()];
}
