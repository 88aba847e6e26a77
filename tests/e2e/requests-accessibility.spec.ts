import { byMail } from '../../src/config/delivery.ts';
import { freeDemo } from '../../src/features/request/free-demo/free-demo.request.ts';
import { axeFaults } from '../support/axe.ts';
import { enterprise, openerOf, partner, review } from '../support/dialog-forms.ts';
import { fill } from '../support/fill.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { readyHeading, readyPanel } from '../support/forms.ts';
import { validValues } from '../support/valid-values.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

// axe injects itself into the page, which the site's policy forbids.
// Without motion it need not wait for what fades in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const forms = [{ request: freeDemo, path: '/free-demo' }, review, enterprise, partner];

const widths = [1280, 320];

// A short run takes one form in a dialog; site/accessibility.spec.ts has one in a page.
const checkedForms = full ? forms : forms.slice(1, 2);

for (const [index, { request, path }] of checkedForms.entries()) {
  // Every run checks each form at one width, the full run at both.
  for (const width of widths.filter((_, at) => full || at === index % 2)) {
    test(`${request.id} at ${width} pixels has no faults when empty, refused and handed over`, async ({
      page,
    }) => {
      const isDialog = 'title' in request;
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await page.getByRole('button', { name: 'Deny all' }).click();
      if (isDialog) await openerOf(page, { request }).click();
      const form = isDialog ? page.getByRole('dialog') : page.getByRole('main');
      const submit = form.getByRole('button', { name: request.submitLabel });
      await expect(submit).toBeVisible();
      expect(await axeFaults(page, 'main')).toEqual([]);

      await submit.click();
      await expect(form.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
      expect(await axeFaults(page, 'main')).toEqual([]);

      await fill(form, request, validValues(request));
      await form.getByText('Preview the message').click();
      expect(await axeFaults(page, 'main')).toEqual([]);
      await submit.click();
      await expect(readyHeading(page)).toBeFocused();
      expect(await axeFaults(page, 'main')).toEqual([]);
      const box = await readyPanel(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog[open] *')]
          .filter(({ clientWidth }) => clientWidth > 1)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(wide).toEqual([]);
    });
  }
}
