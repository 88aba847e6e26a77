import { listed } from '../../lib/text/listed.ts';
import type { FieldSpec } from './field-spec.ts';

/** Explains the asterisks of a form, and names the `marked` fields, which may stay empty. */
export function RequiredNote({ fields }: { fields: readonly FieldSpec[] }) {
  const optional = fields.filter(({ marked }) => marked);
  const names = listed(optional.map(({ label }) => label.toLowerCase()));
  return (
    <p className="mb-6 text-ui text-ink-2">
      Fields with an asterisk (*) are required.
      {names && ` ${names.charAt(0).toUpperCase()}${names.slice(1)} may stay empty.`}
    </p>
  );
}
