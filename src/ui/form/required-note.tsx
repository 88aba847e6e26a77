import type { FieldSpec } from './field-spec.ts';

/** Explains the asterisk above a form, and names the fields that have one and may still be left empty. */
export function RequiredNote({ fields }: { fields: readonly FieldSpec[] }) {
  const free = fields.filter(({ required }) => required === 'marked');
  const names = free.map(({ label }) => label.toLowerCase()).join(' and ');
  return (
    <p className="mb-6 text-ui text-ink-2">
      Fields with an asterisk (*) are required
      {free.length > 0
        ? `, except ${names}: those help us prepare, and you can leave them empty.`
        : '.'}
    </p>
  );
}
