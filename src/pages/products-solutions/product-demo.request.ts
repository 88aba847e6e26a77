import { replyWithin } from '../../content/product/reply-times.ts';
import { services } from '../../content/product/offer.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { products } from '../../content/products.ts';
import * as shared from '../../features/request/form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../../features/request/format-answers.ts';
import { handingOver, type RequestSpec } from '../../features/request/request-spec.ts';
import { fill } from '../../lib/text/fill.ts';
import { type FieldSpec, required } from '../../ui/form/field-spec.ts';
import { contactName, email } from '../../ui/form/person-fields.ts';
import * as words from './words.ts';

const fields = [
  { ...contactName, name: 'name', label: words.name, rule: required(words.nameRequired) },
  email,
  {
    name: 'product',
    label: words.product,
    kind: 'select',
    options: [
      ...products.map(({ id }) => ({ value: id, label: suite[id].name })),
      ...services.map(({ id, name }) => ({ value: id, label: name })),
    ],
  },
] as const satisfies readonly FieldSpec[];

/** The short form on the products page. */
export const productDemo: RequestSpec = {
  id: 'product-demo',
  subject: words.demoSubject,
  groups: [{ fields }],
  reply: replyWithin('general-question'),
  submitLabel: shared.requestDemo,
  busyLabel: handingOver,
  compose: (values, { siteName, page }) => ({
    subject: words.demoSubject,
    body: messageBody([
      fill(shared.helloTeam, { vendor: siteName }),
      '',
      words.wantProductDemo,
      '',
      ...formatAnswers(fields, values),
      '',
      writtenOn(page),
    ]),
  }),
  failure: { title: shared.submissionFailed, text: shared.requestNotPrepared },
  afterwards: 'keep',
};
