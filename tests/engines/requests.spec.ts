import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { isHere } from '../../src/config/is-published.ts';
import { allRequests } from '../../src/content/record-requests.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import { isRequired } from '../../src/ui/form/field-spec.ts';
import { oneStepLeft, timeZone } from '../../src/features/request/words.ts';
import { full } from '../support/full.ts';
import { fillIn, places, reach, submit } from './forms.ts';
import { link, main, dialog, textbox } from './targets.ts';
import { escaped, saying } from '../support/saying.ts';
import { expect, test } from './test.ts';

const panel = dialog(oneStepLeft);

/** Other journeys hand over the contact form, which is in its page. */
const few = new Set(['enterprise-demo']);

for (const place of places.filter(({ request }) => full || few.has(request.id))) {
  const { request, values } = place;

  test(`${request.id} is refused empty, and handed over once when complete`, async ({
    visitor,
  }) => {
    test.skip(!byMail, 'Forms are sent to an endpoint.');
    const part = await reach(visitor, place);
    await submit(visitor, part, place);
    const required = fieldsOf(request).find(isRequired);
    const invalid = textbox(new RegExp(`^${required?.label}`), part);
    await visitor.sees(invalid, { aria: { invalid: 'true' } });
    if (request.id !== 'newsletter')
      await visitor.until(async () =>
        expect(await visitor.focused()).toMatchObject({ role: 'alert' }),
      );

    await fillIn(visitor, part, place);
    await submit(visitor, part, place);
    const mail = await visitor.receivesMail();
    const context = { siteName: site.name, page: '', timeZone: '' };
    expect(mail.to).toEqual([site.email]);
    expect(mail.subject).toBe(request.compose(values, context).subject);
    for (const text of Object.values(values).filter((value) => value.includes(' ')))
      expect(mail.body).toContain(text.replaceAll('\n', '\r\n'));
    await visitor.sees(panel);
  });
}

const used = allRequests.flatMap((request) =>
  request.uses.filter(({ on }) => isHere(on)).map((use) => ({ ...request, ...use })),
);

/**
 * One code hands over all fixed requests, and writes the time zone into some. tests/site reads every link, and e2e
 * hands one over.
 */
const chosen = full
  ? [
      used.find(({ asksTimeZone }) => !asksTimeZone),
      used.find(({ asksTimeZone }) => asksTimeZone),
    ].filter((request) => request !== undefined)
  : [];

for (const { subject, on, label, asksTimeZone } of chosen) {
  test(`“${label}” of ${on} hands over “${subject}” once`, async ({ visitor }) => {
    await visitor.open(on);
    await visitor.click(link(new RegExp(`^${escaped(label)}`), main));
    const mail = await visitor.receivesMail();
    expect(mail).toMatchObject({ to: [site.email], subject });
    if (asksTimeZone) expect(mail.body).toMatch(saying(timeZone));
    await visitor.sees(panel);
  });
}
