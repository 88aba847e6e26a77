import { languages } from '../../src/config/languages.ts';
import * as labels from '../../src/config/words.ts';
import { linkTo, menuWith } from '../support/navigation.ts';
import { hero } from '../../src/content/pages/home.ts';
import { requests } from '../../src/content/requests.ts';
import { labelOn } from '../../src/features/request/fixed-request.ts';
import * as timing from '../../src/config/timing.ts';
import { noScript } from '../../src/features/request/words.ts';
import { open, openStill } from '../support/open.ts';
import { withMotion } from '../support/motion.ts';
import { contactButton } from '../support/forms.ts';
import { saying } from '../support/saying.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

test.use(withMotion);

// Seen to fail: in one row, with the last three controls beyond the edge.
test('where a browser enlarges text alone, every control of the header is seen', async ({
  page,
}) => {
  await open(page, '/about');
  // As Firefox does with “Zoom text only”: breakpoints stay as they are.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const shown = page.getByRole('banner').locator('a, button').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(3);
  for (const control of await shown.all()) await expect(control).toBeInViewport({ ratio: 0.99 });
});

// Seen to fail: `none`. Forced colors take what color says.
test('the link to the open page is told by more than its color', async ({ page }) => {
  await open(page, '/about');
  const current = page.getByRole('banner').locator('a[aria-current=page]').first();
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

// Seen to fail: with Escape heard only inside the dropdown.
test('a dropdown opens on hover and closes after its delay, or by Escape wherever the focus is', async ({
  page,
}) => {
  await openStill(page, '/terms');
  const button = page.getByRole('button', { name: menuWith('/platform/zero-trust') });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(10, 500);
  await page.clock.runFor(timing.dropdownCloseDelayMs - 1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  const elsewhere = page.getByRole('button', { name: labels.search, exact: true });
  await elsewhere.focus();
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(elsewhere).toBeFocused();
});

// Seen to fail: 5 px past the edge, from one rem beside the navigation.
test('a dropdown stays within a window of 1,024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await openStill(page, '/terms');
  const button = page.getByRole('button', { name: menuWith('/solutions/it-leaders') });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = page.getByRole('banner').locator('.menu-panel:not([hidden])');
  const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(1024);
});

// Seen to fail: a pointer that left took the panel, and the focus in it, away.
test('a dropdown with the focus in it stays when the pointer leaves', async ({ page }) => {
  await openStill(page, '/terms');
  const button = page.getByRole('button', { name: menuWith('/platform/zero-trust') });
  await button.hover();
  const link = page
    .getByRole('banner')
    .getByRole('link')
    .and(page.locator('[href$="/platform/zero-trust"]'))
    .first();
  await link.focus();
  await page.mouse.move(10, 500);
  await page.clock.runFor(2 * timing.dropdownCloseDelayMs);
  await expect(link).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  // Seen to fail: with only the focus that goes elsewhere closing it.
  test('a dropdown opens at a tap and closes at a tap beside it', async ({ page }) => {
    await open(page, '/terms');
    const button = page.getByRole('button', { name: menuWith('/platform/zero-trust') });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Safari gives a button that is tapped no focus.
    await button.blur();
    await page.touchscreen.tap(4, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is at most 70% of the window’s height, and opens again right after Escape', async ({
    page,
  }) => {
    await open(page, '/terms');
    const toggle = page.getByRole('button', { name: labels.menu, exact: true });
    const menu = page.getByRole('dialog', { name: labels.menu });
    await toggle.click();
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.7 * 844 + 1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    // Browsers count two presses within half a second as a double click.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(menu).toBeVisible();
  });

  // Seen to fail: with links that are rows, in which a name's parts and its language are side by side.
  test('in each language, every name in the menu stays in its column', async ({ page }) => {
    for (const { path } of languages) {
      await page.goto(path || '/');
      await page.locator('[data-opens=menu]').click();
      const names = page.getByRole('dialog').locator('nav a');
      await expect(names.first()).toBeVisible();
      const beyond = await names.evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      );
      expect(beyond).toEqual([]);
    }
  });

  // Seen to fail: on `/developers`, with its two mails alone.
  test('both pages for developers have the documentation in their first screen', async ({
    page,
  }) => {
    for (const path of ['/developers', '/solutions/developers']) {
      await open(page, path);
      await expect(linkTo(page, '/docs')).toBeInViewport({ ratio: 1 });
    }
  });

  // Seen to fail: with a sheet that does not listen to the window.
  test('the menu closes when the window grows to the wide layout', async ({ page }) => {
    await open(page, '/terms');
    const toggle = page.getByRole('button', { name: labels.menu, exact: true });
    await toggle.click();
    const menu = page.getByRole('dialog', { name: labels.menu });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle.click();
    await expect(menu).toBeVisible();
  });
});

testWithoutScript(
  'without script, contact shows the address in place of its form',
  async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(saying(noScript))).toBeVisible();
    await expect(contactButton(page)).toBeHidden();
  },
);

testWithoutScript(
  'the home page has its headline, its links and a request that need no script',
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    await expect(page.getByRole('link', { name: labelOn(requests.demo, '/') })).toHaveAttribute(
      'href',
      /^mailto:.+\?subject=Demo%20Request&body=/,
    );
    await expect(linkTo(page, '/free-demo')).toBeVisible();
    await linkTo(page, '/security-platform').click();
    await expect(page).toHaveURL('/security-platform');
  },
);
