import type { FormValues } from '../../ui/form/check-values.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';

const notGiven = 'Not given';

/** What a visitor reads for a value: the label of a choice, else the value as it was typed. */
function shown(field: FieldSpec, value: string): string {
  const option =
    field.kind === 'select' && field.options.find((candidate) => candidate.value === value);
  return option ? option.label : value;
}

/**
 * The answers to some fields as lines of a message, in the order of the fields. First and last name share
 * a line. Typed text stays as it is; several lines of it stand under their label.
 */
export function formatAnswers(fields: readonly FieldSpec[], values: FormValues): string[] {
  return fields.flatMap((field) => {
    const typed = values[field.name] ?? '';
    if (field.name === 'firstName') return [`Name: ${typed} ${values['lastName'] ?? ''}`];
    if (field.name === 'lastName') return [];
    const answer = shown(field, typed) || notGiven;
    return [
      field.kind === 'textarea' ? `\n${field.label}:\n${answer}` : `${field.label}: ${answer}`,
    ];
  });
}

/** The last line of a request: where it was written. */
export const writtenOn = (page: string) => `Written on ${page}`;

/** The line that says when the visitor's day is; nothing if the browser does not tell. */
export const zoneLines = (timeZone: string) => (timeZone ? [`Time zone: ${timeZone}`] : []);
