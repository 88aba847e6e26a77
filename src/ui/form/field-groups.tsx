import { ChevronIcon } from '../icons.tsx';
import type { FieldGroup } from './field-spec.ts';
import { Fields } from './fields.tsx';
import type { Form } from './use-form.ts';

type Props = { groups: readonly FieldGroup[]; form: Pick<Form, 'idPrefix' | 'errors' | 'values'> };

/** Groups with a legend become fieldsets. */
export function FieldGroups({ groups, form }: Props) {
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
          <Fields form={form} fields={group.fields} />
        </div>
      </details>
    ) : group.legend ? (
      <fieldset key={group.legend} className="not-first:mt-10">
        <legend className="mb-5 text-h3 font-semibold">{group.legend}</legend>
        <Fields form={form} fields={group.fields} />
      </fieldset>
    ) : (
      <div key={index} className="not-first:mt-10">
        <Fields form={form} fields={group.fields} />
      </div>
    ),
  );
}
