import { absolute } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import { allRequests } from '../../src/content/record-requests.ts';
import { fixedMessage } from '../../src/features/request/fixed-request.ts';
import { fieldsOf, type RequestSpec } from '../../src/features/request/request-spec.ts';
import { type MailMessage, normalizeSubject } from '../../src/lib/mail/mailto.ts';
import type { FormValues } from '../../src/ui/form/form-values.ts';
import { context } from '../support/compose-context.ts';
import { deliveredBody } from '../support/delivered-body.ts';
import { everyForm } from '../support/every-form.ts';
import { hostileTexts } from '../support/hostile-texts.ts';

export type Case = { readonly name: string; readonly message: MailMessage };

const formCase = (request: RequestSpec, values: FormValues, name: string): Case => ({
  name: `${request.id}, ${name}`,
  message: { to: site.email, ...request.compose(values, context) },
});

const typedIn = (request: RequestSpec) => fieldsOf(request).filter(({ kind }) => kind !== 'select');

/** Hostile texts in all fields for text of all forms, dealt out in turn until each was used. */
function hostileCases(): Case[] {
  const cases: Case[] = [];
  for (let next = 0; next < hostileTexts.length;)
    for (const { request, values } of everyForm) {
      const first = next;
      const typed = typedIn(request).map(({ name }) => {
        const text = hostileTexts[next % hostileTexts.length] ?? '';
        next += 1;
        return [name, text];
      });
      const hostile = { ...values, ...Object.fromEntries(typed) };
      cases.push(formCase(request, hostile, `hostile texts from ${first}`));
    }
  return cases;
}

const fixedCases = allRequests.map((request): Case => {
  const path = request.uses[0]?.on ?? '/';
  const message = fixedMessage(request, site.email, absolute(path));
  return { name: request.subject, message };
});

/** Every message that the site writes: each form's, with plain and with hostile values, and each fixed request's. */
export const cases: readonly Case[] = [
  ...everyForm.map(({ request, values }) => formCase(request, values, 'plain')),
  ...fixedCases,
  ...hostileCases(),
];

/** How a message reaches a mail program. */
export type Way = 'link' | 'file';

/** A message as it arrived. */
export type Arrived = {
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
};

/** Without the line breaks at its end, of which a program may add one. */
export const withoutLastBreaks = (body: string): string => body.replace(/(?:\r\n)+$/, '');

/** What should arrive: the same message, to the vendor alone. */
export const meant = ({ to, subject, body }: MailMessage): Arrived => ({
  to: [to],
  subject: normalizeSubject(subject),
  body: withoutLastBreaks(deliveredBody(body)),
});
