import { type FieldSpec, required } from '../../../ui/form/field-spec.ts';
import * as words from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../format-answers.ts';
import type { DialogRequest } from '../request-spec.ts';

const fields = [
  {
    name: 'subject',
    label: words.subject,
    kind: 'text',
    rule: required(words.subjectRequired),
    hint: words.subjectNotSealed,
  },
  {
    name: 'message',
    label: words.message,
    kind: 'textarea',
    rows: 10,
    rule: required(words.messageRequired),
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
  failure: {
    title: words.notSealed,
    text: words.notSealedText,
  },
  afterwards: 'clear',
};
