import { type FieldSpec, required } from '../../../ui/form/field-spec.ts';
import * as shared from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../format-answers.ts';
import type { DialogRequest } from '../request-spec.ts';
import * as words from './words.ts';

const fields = [
  {
    name: 'subject',
    label: shared.subject,
    kind: 'text',
    rule: required(shared.subjectRequired),
    hint: words.subjectNotSealed,
  },
  {
    name: 'message',
    label: shared.message,
    kind: 'textarea',
    rows: 10,
    rule: required(shared.messageRequired),
  },
] as const satisfies readonly FieldSpec[];

/** A message that is always sealed, for example a vulnerability report. */
export const sealedMessage: DialogRequest = {
  id: 'sealed-message',
  subject: words.sealedSubject,
  title: words.sealedTitle,
  subtitle: words.sealedSubtitle,
  groups: [{ fields }],
  seal: 'always',
  submitLabel: words.seal,
  busyLabel: words.sealing,
  compose: (values, { page }) => ({
    subject: values['subject'] ?? '',
    body: messageBody([...formatAnswers(fields.slice(1), values), '', writtenOn(page)]),
  }),
  failure: { title: words.notSealed, text: words.notSealedText },
  afterwards: 'clear',
};
