import * as v from 'valibot';

import type { FieldSpec, Option } from '../../../ui/form/field-spec.ts';
import { formatAnswers, writtenOn } from '../format-answers.ts';
import { optional, plainEmail, required } from '../field-schemas.ts';
import { handingOver } from '../handing-over.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import type { ComposeContext, RequestSpec } from '../request-spec.ts';
import { email } from '../../../ui/form/person-fields.ts';

const productDemoSchema = v.object({
  name: required('Name is required'),
  email: plainEmail(),
  product: optional,
});

/** The short form on the products page. */
export function productDemo(products: readonly Option[]): RequestSpec {
  const fields = [
    { name: 'name', label: 'Name', kind: 'text', required: true, autoComplete: 'name', half: true },
    email,
    { name: 'product', label: 'Product', kind: 'select', options: products },
  ] as const satisfies readonly FieldSpec[];
  return {
    id: 'product-demo',
    subject: 'Demo Request',
    groups: [{ fields }],
    submitLabel: 'Request Demo',
    busyLabel: handingOver,
    schema: productDemoSchema,
    compose: (values: FormValues, { siteName, page }: ComposeContext) => ({
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
}
