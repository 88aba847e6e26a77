import { replyWithin } from '../../content/product/buying.ts';
import { services } from '../../content/product/offer.ts';
import { products } from '../../content/products.ts';
import { formatAnswers, writtenOn } from '../../features/request/format-answers.ts';
import { handingOver } from '../../features/request/labels.ts';
import type { RequestSpec } from '../../features/request/request-spec.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { contactName, email } from '../../ui/form/person-fields.ts';
import { required } from '../../ui/form/rules.ts';

const fields = [
  { ...contactName, name: 'name', label: 'Name', rule: required('Name is required') },
  email,
  {
    name: 'product',
    label: 'Product',
    kind: 'select',
    options: [...products, ...services].map(({ id, name }) => ({ value: id, label: name })),
  },
] as const satisfies readonly FieldSpec[];

/** The short form on the products page. */
export const productDemo: RequestSpec = {
  id: 'product-demo',
  subject: 'Demo Request',
  groups: [{ fields }],
  reply: replyWithin('general-question'),
  submitLabel: 'Request Demo',
  busyLabel: handingOver,
  compose: (values, { siteName, page }) => ({
    subject: 'Demo Request',
    body: [
      `Hello ${siteName} team,`,
      '',
      'I would like to see a product run.',
      '',
      ...formatAnswers(fields, values),
      '',
      writtenOn(page),
    ].join('\n'),
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error preparing your request. Please try again or contact us directly.',
  },
  afterwards: 'keep',
};
