import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import { required } from '../../../ui/form/rules.ts';
import { formatAnswers, writtenOn } from '../format-answers.ts';
import type { DialogRequest } from '../request-spec.ts';

const fields = [
  {
    name: 'subject',
    label: 'Subject',
    kind: 'text',
    rule: required('Subject is required'),
    hint: 'Not sealed: everyone on the way can read it.',
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    rows: 10,
    rule: required('Message is required'),
  },
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
