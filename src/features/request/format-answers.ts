import { zoneName } from '../../lib/text/format.ts';
import { type MailMessage, mailtoUrl, markOf } from '../../lib/mail/mailto.ts';
import { fill } from '../../lib/text/fill.ts';
import { asLabel, labeled } from '../../lib/text/grammar.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';
import * as words from './words.ts';

function answerOf(field: FieldSpec, values: FormValues): string {
  const value = values[field.name] ?? '';
  const option =
    field.kind === 'select' && field.options.find((candidate) => candidate.value === value);
  if (option) return option.label;
  return value.trim() ? value : words.notGiven;
}

/** The answers as lines of a message, in field order. First and last name share a line; a long answer has its own. */
export function formatAnswers(fields: readonly FieldSpec[], values: FormValues): string[] {
  const names = fields.filter(({ fact }) => fact === 'firstName' || fact === 'lastName');
  return fields.flatMap((field) => {
    if (field === names[0]) {
      const given = names.map(({ name }) => values[name] ?? '').filter((name) => name.trim());
      return [labeled(words.wholeName, given.join(' ') || words.notGiven)];
    }
    if (names.includes(field)) return [];
    const answer = answerOf(field, values);
    return field.kind === 'textarea'
      ? ['', `${asLabel(field.label)}\n${answer}`, '']
      : [labeled(field.label, answer)];
  });
}

/** A message of lines, with one empty line between paragraphs, however many were asked for. */
export function messageBody(lines: readonly string[]): string {
  const apart = lines.filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '');
  return (apart.at(-1) === '' ? apart.slice(0, -1) : apart).join('\n');
}

export const writtenOn = (page: string) => fill(words.writtenOn, { page });

/** Empty if the time zone is unknown. */
export const zoneLines = (timeZone: string) =>
  timeZone ? [fill(words.timeZone, { zone: zoneName(timeZone) })] : [];

/** A form's questions as an e-mail to fill in, for visitors without script. */
export function templateMessage(request: RequestSpec, to: string): MailMessage {
  const questions = fieldsOf(request).map(({ label }) => asLabel(label));
  return { to, subject: request.subject, body: [...questions, '', markOf(request.id)].join('\n') };
}

export const templateUrl = (request: RequestSpec, to: string): string =>
  mailtoUrl(templateMessage(request, to));
