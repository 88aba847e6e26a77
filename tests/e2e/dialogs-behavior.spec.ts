import { byMail } from '../../src/config/delivery.ts';
import { zeroTrustWords } from '../../src/content/pages/platform/zero-trust.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import {
  enterprise,
  openDialog,
  openerOf,
  partner,
  review,
  submitIn,
  sendDialog,
} from '../support/dialog-forms.ts';
import { fieldIn } from '../support/fill.ts';
import { holdBack } from '../support/hold-back.ts';
import { onMeteredLine, open } from '../support/open.ts';
import { withMotion } from '../support/motion.ts';
import { readyHeading, readyPanel } from '../support/forms.ts';
import { isRequired } from '../../src/ui/form/field-spec.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

test.skip(!byMail, 'Forms are sent to an endpoint.');

test('on a metered line, a dialog’s code is fetched when the pointer reaches its button, not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isForm = (path: string) => path.includes('architecture-review.island');
  await onMeteredLine(page);
  await open(page, '/platform/architecture');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isForm)).toEqual([]);
  const opener = openerOf(page, review);
  await opener.hover();
  await expect.poll(() => fetched.filter(isForm)).toHaveLength(1);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(fetched.filter(isForm)).toHaveLength(1);
});

// Seen to fail: without the checks in follow-dialog.ts, that the dialog is still closed, and of the target in openers.ts.
test('a dialog reopened before its close event stays open; a layer of a browser extension can be pressed inside it; outside, browsers make it inert', async ({
  page,
}) => {
  await open(page, enterprise.path);
  const dialog = await openDialog(page, enterprise);
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    element.close();
    element.showModal();
    // The close event comes with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  const name = fieldIn(dialog, fieldsOf(enterprise.request), 'firstName');
  const layerIn = (element: Element, label: string) => {
    const layer = Object.assign(document.createElement('button'), { textContent: label });
    layer.popover = 'manual';
    layer.style.inset = '0 auto auto 0';
    layer.addEventListener('click', () => layer.toggleAttribute('data-pressed', true));
    element.append(layer);
    layer.showPopover();
    const { x, y } = layer.getBoundingClientRect();
    return document.elementFromPoint(x + 2, y + 2) === layer;
  };
  expect(await page.locator('body').evaluate(layerIn, 'Outside')).toBe(false);
  expect(await dialog.evaluate(layerIn, 'Inside')).toBe(true);
  const layer = dialog.getByRole('button', { name: 'Inside' });
  await layer.click();
  await name.fill('Ada');
  await name.blur();
  await expect(layer).toHaveAttribute('data-pressed');
  await expect(name).toHaveValue('Ada');
});

// Seen to fail: with the `close` event, which comes with the next frame.
test('a button pressed right after its dialog closed opens it again', async ({ page }) => {
  await open(page, enterprise.path);
  const dialog = page.getByRole('dialog').filter({ visible: true });
  for (const opener of [
    '[data-opens=search]',
    '[data-opens=login]',
    `[data-opens=${enterprise.request.id}]`,
  ]) {
    const press = () =>
      page.evaluate(async (selector) => {
        document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
        await Promise.resolve();
        document.querySelector<HTMLElement>(selector)?.click();
      }, opener);
    await press();
    await expect(dialog).toBeVisible();
    await press();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the zero-trust page prefills the compliance needs, which stay editable', async ({ page }) => {
  await open(page, '/platform/zero-trust');
  await page.getByRole('button', { name: zeroTrustWords.review }).click();
  const needs = fieldIn(page.getByRole('dialog'), fieldsOf(review.request), 'complianceNeeds');
  await expect(needs).toBeVisible();
  await expect(needs).toHaveValue(/NIST SP 800-207/);
  await needs.fill('Only ISO 27001');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: zeroTrustWords.review }).click();
  await expect(needs).toHaveValue('Only ISO 27001');
});

// Seen to fail: with a notice beside the summary, which said the same a third time.
test('missing fields of the enterprise demo are said in the agreed words, above links to them', async ({
  page,
}) => {
  await open(page, enterprise.path);
  const dialog = await openDialog(page, enterprise);
  await submitIn(dialog, enterprise).click();
  const missing = enterprise.request.refused?.({});
  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(missing?.title ?? '');
  await expect(alert).toContainText(missing?.text ?? '');
  await expect(alert.getByRole('link')).toHaveCount(
    fieldsOf(enterprise.request).filter(isRequired).length,
  );
  await sendDialog(dialog, enterprise, { email: 'ada@' });
  await expect(alert).not.toContainText(missing?.title ?? '');

  await sendDialog(dialog, enterprise);
  await expect(readyHeading(page)).toBeFocused();
  await expect(readyPanel(page)).toContainText(enterprise.values['additionalInfo'] ?? '');
});

test('the partner dialog is about 2xl wide, at most 90% of the window’s height, and scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, partner.path);
  const dialog = await openDialog(page, partner);
  const box = await dialog.boundingBox();
  expect(box?.width).toBeGreaterThan(640);
  expect(box?.width).toBeLessThan(760);
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(540);
  await submitIn(dialog, partner).scrollIntoViewIfNeeded();
  await expect(submitIn(dialog, partner)).toBeInViewport();
  const area = await fieldIn(dialog, fieldsOf(partner.request), 'description').boundingBox();
  expect(area?.height).toBeGreaterThanOrEqual(80);
});

// Seen to fail: with every press on the dialog itself taken for one on its backdrop.
test('a press on the empty part of a dialog leaves it open; one beside it closes it', async ({
  page,
}) => {
  await holdBack(page, /\/assets\/enterprise-demo\.island-/);
  await open(page, enterprise.path);
  const dialog = await openDialog(page, enterprise);
  const box = await dialog.boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height - 15);
  await expect(dialog).toBeVisible();
  await page.mouse.click(x - 15, y + height / 2);
  await expect(dialog).toBeHidden();
});

// Seen to fail: with modifier keys left to the browser on buttons, too.
test('a button opens its dialog with a modifier key, too', async ({ page }) => {
  await open(page, enterprise.path);
  for (const key of ['Shift', 'Control', 'Alt'] as const) {
    await openerOf(page, enterprise).click({ modifiers: [key] });
    await expect(page.getByRole('dialog', { name: enterprise.request.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
