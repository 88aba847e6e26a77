import type { Browser, Locator, Page } from '@playwright/test';

import { pause, settleMs, withPage } from '../browser.ts';
import { enterprise, openDialog, partner, review } from '../../../tests/support/dialog-forms.ts';

/** Something a visitor does in a page, and does again. */
export type Target = {
  readonly name: string;
  readonly path: string;
  readonly first: (page: Page) => Promise<void>;
  /** What lies between: undoing the first, where it cannot be done twice. */
  readonly between?: (page: Page) => Promise<void>;
  readonly again: (page: Page) => Promise<void>;
};

const press = (find: (page: Page) => Locator) => (page: Page) => find(page).click();
/** Who types has come to the field before, and the page has come to rest. */
const type = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).scrollIntoViewIfNeeded();
  await pause(settleMs);
  await find(page).pressSequentially('Ada', { delay: 60 });
};
/** A dialog's code may still be on its way. */
const closeDialog = async (page: Page) => {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

const inHeader = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** A control that opens a dialog, which Escape closes. */
function opening(name: string, path: string, find: (page: Page) => Locator): Target {
  return { name, path, first: press(find), between: closeDialog, again: press(find) };
}

/** What every page has in its header. */
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

/** Requests whose form is a dialog: opening it, and typing in it. */
const dialogs: readonly Target[] = [review, enterprise, partner].flatMap((form) => {
  const { path, opener, request } = form;
  const field = (page: Page) => page.getByRole('dialog').getByRole('textbox').first();
  return [
    opening(`form "${request.title}"`, path, (page) =>
      page.getByRole('button', { name: opener }).first(),
    ),
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

/** Parts of pages that are alike: tab sets, filters and forms, by what holds them and what is used in it. */
const kinds = {
  tabs: { holder: '[role=tablist]', part: '[role=tab]' },
  filter: { holder: 'main [role=group]:has(button[aria-pressed])', part: 'button[aria-pressed]' },
  typing: {
    holder: 'main form, footer form',
    part: 'input[type=text], input[type=email], textarea',
  },
} as const;

/** What a part is called: by its label, or by the button that sends it. */
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
 * Everything that is measured: found in the pages themselves, so that a new filter or form is not
 * forgotten. What several pages share is taken from the first of them.
 * @param paths addresses of the site, which `origin` serves
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
