import type { FieldErrors, FieldGroup } from './field-spec.ts';
import { Field } from './field.tsx';

type Props = { groups: readonly FieldGroup[]; idPrefix: string; errors: FieldErrors };

/** The fields of a form, a fieldset a group. */
export function FieldGroups({ groups, idPrefix, errors }: Props) {
  return groups.map((group, index) => (
    <fieldset key={group.legend ?? index} className="not-first:mt-10">
      {group.legend && <legend className="mb-5 text-h3 font-semibold">{group.legend}</legend>}
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {group.fields.map((field) => (
          <Field key={field.name} field={field} idPrefix={idPrefix} error={errors[field.name]} />
        ))}
      </div>
    </fieldset>
  ));
}
