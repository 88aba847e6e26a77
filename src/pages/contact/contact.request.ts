import { replyWithin } from '../../content/product/reply-times.ts';
import * as v from 'valibot';

import type { FormValues } from '../../ui/form/form-values.ts';
import { handingOver, type RequestSpec } from '../../features/request/request-spec.ts';
import { anyText, type FieldSpec, required } from '../../ui/form/field-spec.ts';
import * as shared from '../../features/request/form-words.ts';
import { formatAnswers, messageBody } from '../../features/request/format-answers.ts';
import { company, email, firstName, lastName } from '../../ui/form/person-fields.ts';
import { hasVisible } from '../../lib/text/one-line.ts';
import * as words from './words.ts';

const fields = [
  firstName,
  lastName,
  email,
  { ...company, rule: undefined },
  {
    name: 'subject',
    label: shared.subject,
    kind: 'text',
    // The message then gets the default subject.
    takesBlanks: true,
    rule: v.pipe(anyText, v.nonEmpty(shared.subjectRequired)),
  },
  {
    name: 'message',
    label: shared.message,
    kind: 'textarea',
    rows: 6,
    rule: required(shared.messageRequired),
  },
] as const satisfies readonly FieldSpec[];

function contactMessage(values: FormValues) {
  const { subject = '' } = values;
  return {
    subject: hasVisible(subject) ? subject.trim() : words.contactSubject,
    body: messageBody(formatAnswers(fields, values)),
  };
}

export const contact: RequestSpec = {
  id: 'contact',
  subject: words.contactSubject,
  groups: [{ fields }],
  seal: 'offered',
  reply: replyWithin('general-question'),
  submitLabel: words.sendMessage,
  busyLabel: handingOver,
  compose: contactMessage,
  success: (_, by) =>
    by === 'mail'
      ? { title: words.mailAppOpened, text: words.mailAppOpenedText }
      : { title: words.sent, text: words.sentText },
  failure: { title: shared.submissionFailed, text: words.messageNotPrepared },
  afterwards: 'clear',
};
