import type { FormValues } from '../../ui/form/form-values.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';

const notGiven = 'Not given';

function displayValue(field: FieldSpec, value: string): string {
  const option =
    field.kind === 'select' && field.options.find((candidate) => candidate.value === value);
  return option ? option.label : value;
}

/** The answers as lines of a message, in field order. First and last name share a line. */
export function formatAnswers(fields: readonly FieldSpec[], values: FormValues): string[] {
  return fields.flatMap((field) => {
    const typed = values[field.name] ?? '';
    if (field.name === 'firstName') return [`Name: ${typed} ${values['lastName'] ?? ''}`];
    if (field.name === 'lastName') return [];
    const answer = displayValue(field, typed) || notGiven;
    return [
      field.kind === 'textarea' ? `\n${field.label}:\n${answer}` : `${field.label}: ${answer}`,
    ];
  });
}

export const writtenOn = (page: string) => `Written on ${page}`;

/** Empty if the time zone is unknown. */
export const zoneLines = (timeZone: string) => (timeZone ? [`Time zone: ${timeZone}`] : []);
