import type { Page } from '@playwright/test';

import { absolute, siteUrl, withBase } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { allRequests } from '../../src/content/record-requests.ts';
import { readMailto } from '../support/mailto-reader.ts';
import { type Answer, mailtoUrl } from '../../src/lib/mail/mailto.ts';
import { routes } from '../../src/page.ts';
import { replyWithin } from '../../src/content/product/buying.ts';
import { dataName } from '../../src/lib/dom/attributes.ts';
import { byEmail, replyWithin as replyWithinTime } from '../../src/ui/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { pages, pagesOfEveryLanguage } from '../support/dist.ts';
import { everyForm } from '../support/every-form.ts';
import { agreedForms, agreedSubjects } from '../support/agreed-subjects.ts';
import { escaped } from '../support/saying.ts';
import { expect, test } from '../support/test.ts';

type HandOff = { route: string; control: string; subject: string; length: number; form?: string };

const paths = [...routes.map(({ path }) => path), '/404'];

function formMessage(id: string, route: string) {
  const form = everyForm.find(({ request }) => request.id === id);
  if (!form) throw new Error(`There is no form ${id}`);
  const context = { siteName: site.name, page: absolute(route), timeZone: 'America/Chicago' };
  const message = form.request.compose(form.values, context);
  const { length } = mailtoUrl({ to: site.email, ...message });
  return { subject: message.subject, length };
}

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

/** The lines under a button; without a time of its own, a request is answered as a general question. */
const saidOf = (reply = replyWithin('general-question')) =>
  [byEmail, fill(replyWithinTime, { time: reply })].join();

/** An address of the same page, whatever its query and hash. */
const startOf = (to: string) => new RegExp(`^${escaped(to.replace(/[?#].*/, ''))}(?:[?#]|$)`);

const replyOf = (form: string) =>
  everyForm.find(({ request }) => request.id === form)?.request.reply;

async function handOffsOf(page: Page, route: string): Promise<HandOff[]> {
  const found = await page.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    return {
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[data-request]')].map((link) => ({
        control: link.textContent,
        href: link.href,
        note: [...(link.closest('.by-mail')?.querySelectorAll('small') ?? [])].map(
          (line) => line.textContent,
        ),
        answer: link.dataset['answer'] ?? null,
        before: [...document.querySelectorAll<HTMLAnchorElement>('main a')]
          .filter((other) => other.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
          .map((other) => other.getAttribute('href')),
      })),
      openers: [...document.querySelectorAll<HTMLElement>('button[data-opens]:has(+ a)')]
        // Sealing needs script, so this one has no mail link beside it.
        .filter(({ dataset }) => dataset['opens'] !== 'sealed-message')
        .map((button) => ({
          control: button.textContent,
          form: button.dataset['opens'] ?? '',
          href: (button.nextElementSibling as HTMLAnchorElement).href,
          note: [...(button.parentElement?.querySelectorAll('small') ?? [])].map(
            (line) => line.textContent,
          ),
        })),
      submits: [...document.querySelectorAll('form button[type=submit]')].map((b) => b.textContent),
    };
  }, htmlOf(route));
  // Whatever the label promises, the lines under the button say that it writes a mail, and when we answer.
  const unsaid = [
    ...found.links.filter(({ control, href, note }) => {
      const subject = readMailto(href).headers[0]?.[1];
      const request = allRequests.find(
        (one) =>
          one.subject === subject &&
          one.uses.some(({ on, label }) => on === route && control.startsWith(label)),
      );
      return note.join() !== saidOf(request?.reply);
    }),
    ...found.openers.filter(({ form, note }) => note.join() !== saidOf(replyOf(form))),
  ];
  expect([route, unsaid]).toEqual([route, []]);
  // What is public comes before the mail that asks for it.
  for (const { control, answer, before } of found.links) {
    if (answer === null) continue;
    const { to }: Answer = JSON.parse(answer);
    expect([route, control, before]).toEqual([
      route,
      control,
      expect.arrayContaining([expect.stringMatching(startOf(withBase(to)))]),
    ]);
  }
  const links = found.links.map(({ control, href }) => ({
    route,
    control,
    subject: readMailto(href).headers[0]?.[1] ?? '',
    length: href.length,
  }));
  const openers = found.openers.map(({ control, form, href }) => {
    // Where scripts are off the same control is a mail link; it must at least name the request.
    expect(readMailto(href).headers[0]?.[0]).toBe('subject');
    return { route, control, form, ...formMessage(form, route) };
  });
  const forms = everyForm
    .filter(({ request }) => !('title' in request))
    .filter(({ request }) => found.submits.includes(request.submitLabel))
    .filter(({ request }) => placeOf[request.id] === undefined || placeOf[request.id] === route)
    .map(({ request }) => ({
      route,
      control: request.submitLabel,
      form: request.id,
      ...formMessage(request.id, route),
    }));
  return [...links, ...openers, ...forms];
}

/** The pages of forms that share a button label. */
const placeOf: Readonly<Record<string, string>> = {
  'free-demo': '/free-demo',
  'product-demo': '/products-solutions',
};

/** Requests composed for one paper, case or topic. */
const madeToMeasure = /^(?:Full edition - |Author - |Case study - |Documentation: )/;

test('every agreed request has a control, and every control sends its recorded request', async ({
  page,
}) => {
  const found: HandOff[] = [];
  for (const path of paths) found.push(...(await handOffsOf(page, path)));

  const newsletters = found.filter(({ form }) => form === 'newsletter');
  const subjects = new Set(found.map(({ subject }) => subject));
  const takenOff = new Set<string>(
    allRequests
      .filter(({ uses }) => !uses.some(({ on }) => isPublished(on)))
      .map(({ subject }) => subject),
  );
  const expected = agreedSubjects.filter((subject) => !takenOff.has(subject));
  expect(expected.filter((subject) => !subjects.has(subject))).toEqual([]);
  const forms = Object.entries(agreedForms).filter(([, [on]]) => isPublished(on));
  const unreachable = forms.filter(
    ([id, [, start]]) =>
      !found.some(({ form, subject }) => form === id && subject.startsWith(start)),
  );
  expect(unreachable).toEqual([]);
  expect(newsletters).toHaveLength(paths.length);

  // Every recorded use has a link, and every link a record.
  const declared = allRequests.flatMap(({ subject, uses }) =>
    uses.filter(({ on }) => isPublished(on)).map((use) => ({ ...use, subject })),
  );
  const linked = found.filter(({ form, subject }) => !form && !madeToMeasure.test(subject));
  const isUse = (use: (typeof declared)[number], link: HandOff) =>
    use.on === link.route && use.subject === link.subject && link.control.startsWith(use.label);
  expect(declared.filter((use) => !linked.some((link) => isUse(use, link)))).toEqual([]);
  expect(linked.filter((link) => !declared.some((use) => isUse(use, link)))).toEqual([]);

  // Links with the same label on one page send the same request.
  const bySameLabel = Map.groupBy(linked, ({ route, control }) => `${route}: ${control}`);
  for (const [label, links] of bySameLabel)
    expect([label, new Set(links.map(({ subject }) => subject)).size]).toEqual([label, 1]);
  expect(found.filter(({ length }) => length > 1_800)).toEqual([]);
});

/** A page's mail links, with plain line breaks. */
const mailsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(mailto:[^"]*)"([^>]*)/g)].map(([, href = '', rest = '']) => {
    const { to, headers } = readMailto(href.replaceAll('&amp;', '&'));
    const lines = new Map(headers).get('body')?.split('\r\n') ?? [];
    return { to, lines, isFixed: rest.includes(dataName('request')) };
  });

// Seen to fail: with a greeting in the texts of the requests for full editions and about cases, and with two empty
// lines in the question to the engineers.
test('every mail link writes to the vendor alone, and a message greets once and closes once', () => {
  for (const { path, html } of pagesOfEveryLanguage) {
    const mails = mailsOf(html);
    expect(mails.length, path).toBeGreaterThan(0);
    for (const { to, lines, isFixed } of mails) {
      expect([path, to]).toEqual([path, [site.email]]);
      const isGap = (line: string, at: number) => line === '' && (lines[at + 1] ?? '') === '';
      expect([path, lines, lines.findIndex(isGap)]).toEqual([path, lines, -1]);
      if (!isFixed) continue;
      const greets = lines.filter((line) => line === lines[0]);
      const closes = lines.filter((line) => line.includes(siteUrl));
      expect([path, ...greets, lines[1]]).toEqual([path, lines[0], '']);
      // The last line is for programs.
      expect([path, lines.at(-4), ...closes, lines.at(-2)]).toEqual([path, '', lines.at(-3), '']);
      expect([path, lines.at(-1)]).toEqual([
        path,
        expect.stringMatching(/^\[[\w-]+\] \[[\w-]+\]$/),
      ]);
    }
  }
});
