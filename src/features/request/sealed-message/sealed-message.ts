import * as v from 'valibot';

import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import { required } from '../field-schemas.ts';
import { formatAnswers, writtenOn } from '../format-answers.ts';
import type { DialogRequest } from '../request-spec.ts';

const fields = [
  {
    name: 'subject',
    label: 'Subject',
    kind: 'text',
    required: true,
    hint: 'Not sealed: everyone on the way can read it.',
  },
  { name: 'message', label: 'Message', kind: 'textarea', rows: 10, required: true },
] as const satisfies readonly FieldSpec[];

/** A message that is always sealed, for example a vulnerability report. */
export const sealedMessage: DialogRequest = {
  id: 'sealed-message',
  subject: 'Sealed message',
  title: 'Write a sealed message',
  subtitle: 'It is encrypted in your browser. You mail what comes out.',
  groups: [{ fields }],
  seal: 'always',
  submitLabel: 'Seal and open e-mail',
  busyLabel: 'Sealing...',
  schema: v.object({
    subject: required('Subject is required'),
    message: required('Message is required'),
  }),
  compose: (values, { page }) => ({
    subject: values['subject'] ?? '',
    body: [...formatAnswers(fields.slice(1), values), '', writtenOn(page)].join('\n'),
  }),
  failure: {
    tone: 'error',
    title: 'Not sealed',
    text: 'There was an error preparing your message. Nothing was handed over, and what you typed is still here.',
  },
  afterwards: 'clear',
};
