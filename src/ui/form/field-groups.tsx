import type { FieldErrors, FieldGroup } from './field-spec.ts';
import { Field } from './field.tsx';

type Props = { groups: readonly FieldGroup[]; idPrefix: string; errors: FieldErrors };

/** The fields of a form; groups that have a legend become fieldsets. */
export function FieldGroups({ groups, idPrefix, errors }: Props) {
  return groups.map(({ legend, fields }, index) => {
    const grid = (
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {fields.map((field) => (
          <Field key={field.name} field={field} idPrefix={idPrefix} error={errors[field.name]} />
        ))}
      </div>
    );
    return (
      <div key={legend ?? index} className="not-first:mt-10">
        {legend ? (
          <fieldset>
            <legend className="mb-5 text-h3 font-semibold">{legend}</legend>
            {grid}
          </fieldset>
        ) : (
          grid
        )}
      </div>
    );
  });
}
