import type { FormValues } from '../../ui/form/form-values.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';

const notGiven = 'Not given';

function answerOf(field: FieldSpec, values: FormValues): string {
  const value = values[field.name] ?? '';
  const option =
    field.kind === 'select' && field.options.find((candidate) => candidate.value === value);
  if (option) return option.label;
  return value.trim() ? value : notGiven;
}

/** The answers as lines of a message, in field order. First and last name share a line. */
export function formatAnswers(fields: readonly FieldSpec[], values: FormValues): string[] {
  const names = fields.filter(({ fact }) => fact === 'firstName' || fact === 'lastName');
  return fields.flatMap((field) => {
    if (field === names[0]) {
      const given = names.map(({ name }) => values[name] ?? '').filter((name) => name.trim());
      return [`Name: ${given.join(' ') || notGiven}`];
    }
    if (names.includes(field)) return [];
    const answer = answerOf(field, values);
    return [
      field.kind === 'textarea' ? `\n${field.label}:\n${answer}` : `${field.label}: ${answer}`,
    ];
  });
}

export const writtenOn = (page: string) => `Written on ${page}`;

/** Empty if the time zone is unknown. */
export const zoneLines = (timeZone: string) => (timeZone ? [`Time zone: ${timeZone}`] : []);
