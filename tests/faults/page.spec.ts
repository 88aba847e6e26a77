import { files } from '../support/dist.ts';
import { fillContact } from '../support/forms.ts';
import { collectMails } from '../support/mail.ts';
import { live, open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('Enter and a click at once open one mail', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await fillContact(page);
  const subject = page.getByRole('main').getByRole('textbox', { name: 'Subject' });
  const send = page.getByRole('button', { name: 'Send Message' });
  await subject.focus();
  await send.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.click();
  });
  await expect(page.getByRole('region', { name: 'Ready to send' })).toBeVisible();
  expect(mails).toHaveLength(1);
});

// Not mended yet: texts changed before React takes over end at the failure screen (docs/decisions/0044).
test.fixme('a page that was translated under React’s hands goes on working', async ({ page }) => {
  /** What translators in browsers do: every text into elements of their own, again and again. */
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode())
        if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.nodeValue;
        outer.append(inner);
        (text as ChildNode).replaceWith(outer);
      }
    });
  for (const path of ['/contact', '/blog', '/api', '/free-demo']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await translate();
    await live(page);
    await translate();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await translate();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});

test('no file has a name that blockers of advertising look for', () => {
  const blocked =
    /(?:^|[/_.-])(?:ads?|advert\w*|analytics?|banner|beacon|pixel|popup|promo|sponsor\w*|stats?|telemetry|track\w*)(?=[/_.-])/i;
  const fetched = files.filter((name) => /^(?:assets|pictures|figures)\//.test(name));
  expect(fetched.length).toBeGreaterThan(50);
  expect(fetched.filter((name) => blocked.test(name))).toEqual([]);
});
