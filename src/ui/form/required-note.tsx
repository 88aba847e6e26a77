import type { FieldSpec } from './field-spec.ts';

/** Explains the asterisks of a form, and names the `marked` fields, which may stay empty. */
export function RequiredNote({ fields }: { fields: readonly FieldSpec[] }) {
  const optional = fields.filter(({ marked }) => marked);
  const names = optional.map(({ label }) => label.toLowerCase()).join(' and ');
  return (
    <p className="mb-6 text-ui text-ink-2">
      Fields with an asterisk (*) are required
      {optional.length > 0
        ? `, except ${names}: those help us prepare, and you can leave them empty.`
        : '.'}
    </p>
  );
}
