import { ChevronIcon } from '../icons.tsx';
import type { FieldErrors, FieldGroup } from './field-spec.ts';
import { Field } from './field.tsx';

type Props = { groups: readonly FieldGroup[]; idPrefix: string; errors: FieldErrors };

/** Groups with a legend become fieldsets. */
export function FieldGroups({ groups, idPrefix, errors }: Props) {
  return groups.map((group, index) =>
    group.collapsed ? (
      <details key={group.legend ?? index} className="group mt-8 border-y border-line">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-ink">
          <span>
            {group.legend} <span className="font-normal text-ink-2">(optional)</span>
          </span>
          <span className="group-open:rotate-180">
            <ChevronIcon />
          </span>
        </summary>
        <div role="group" aria-label={group.legend} className="pt-3 pb-7">
          <Fields {...{ group, idPrefix, errors }} />
        </div>
      </details>
    ) : group.legend ? (
      <fieldset key={group.legend} className="not-first:mt-10">
        <legend className="mb-5 text-h3 font-semibold">{group.legend}</legend>
        <Fields {...{ group, idPrefix, errors }} />
      </fieldset>
    ) : (
      <div key={index} className="not-first:mt-10">
        <Fields {...{ group, idPrefix, errors }} />
      </div>
    ),
  );
}

type FieldsProps = Omit<Props, 'groups'> & { group: FieldGroup };

function Fields({ group, idPrefix, errors }: FieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {group.fields.map((field) => (
        <Field key={field.name} field={field} idPrefix={idPrefix} error={errors[field.name]} />
      ))}
    </div>
  );
}
