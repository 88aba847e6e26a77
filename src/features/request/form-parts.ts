import { type FieldSpec, isRequired } from '../../ui/form/field-spec.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';

/** A form of more fields folds those that it can do without. */
const mostFields = 6;

/** A part of a form as it is shown. */
export type FormPart = {
  readonly legend?: string | undefined;
  readonly fields: readonly FieldSpec[];
  /** Whether it is closed at first, because none of its fields is needed. */
  readonly folded?: boolean;
};

const isAsked = (field: FieldSpec) => isRequired(field) || field.marked === true;

/** The parts of a form: its groups, and at the end what a long form folds. */
export function partsOf({ groups }: Pick<RequestSpec, 'groups'>): readonly FormPart[] {
  const folded = fieldsOf({ groups }).filter((field) => !isAsked(field));
  if (fieldsOf({ groups }).length <= mostFields || folded.length < 2) return groups;
  return [
    ...groups
      .map(({ legend, fields }) => ({ legend, fields: fields.filter(isAsked) }))
      .filter(({ fields }) => fields.length > 0),
    { fields: folded, folded: true },
  ];
}
