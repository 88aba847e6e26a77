import type { FieldSpec } from '../../ui/form/field-spec.ts';
import type { Values } from './enquiry.ts';

const notGiven = 'Not given';

/** What a visitor reads for a value: the label of a choice, else the value as it was typed. */
function shown(field: FieldSpec, value: string): string {
  const option =
    field.kind === 'select' && field.options.find((candidate) => candidate.value === value);
  return option ? option.label : value;
}

/**
 * The answers to some fields as lines of a message, in the order of the fields. Typed text stays as it
 * is; several lines of it stand under their label.
 * @param fields what was asked
 * @param values what was typed, by field name
 */
export function answers(fields: readonly FieldSpec[], values: Values): string[] {
  return fields.map((field) => {
    const value = shown(field, values[field.name] ?? '') || notGiven;
    return field.kind === 'textarea' ? `\n${field.label}:\n${value}` : `${field.label}: ${value}`;
  });
}

/** First and last name on one line. */
export const nameLine = ({ firstName = '', lastName = '' }: Values) =>
  `Name: ${firstName} ${lastName}`;

/** The last line of a request: where it was written. */
export const writtenOn = (page: string) => `Written on ${page}`;

/** The line that says when the visitor's day is; nothing where the browser does not tell. */
export const zoneLines = (timeZone: string) => (timeZone ? [`Time zone: ${timeZone}`] : []);
