import type { ReactNode } from 'react';

import type { FieldSpec } from './field-spec.ts';
import { Field } from './field.tsx';
import type { FormValues } from './form-values.ts';
import type { Form } from './use-form.ts';

type Props = {
  form: Pick<Form, 'idPrefix' | 'errors' | 'values'>;
  fields: readonly FieldSpec[];
  /** Values by field name. */
  initial?: FormValues;
  /** What stands below a field, by its name. */
  notes?: Readonly<Record<string, ReactNode>>;
};

/** A form's fields, on wide screens in two columns. */
export const Fields = ({ form: { idPrefix, errors, values }, fields, initial, notes }: Props) => (
  <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
    {fields.map((field) => (
      <Field
        key={field.name}
        field={field}
        idPrefix={idPrefix}
        error={errors[field.name]}
        value={values?.[field.name]}
        initial={initial?.[field.name]}
      >
        {notes?.[field.name]}
      </Field>
    ))}
  </div>
);
