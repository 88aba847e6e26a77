import type { User } from '../../lib/storage/session.ts';
import type { Fact, FieldSpec } from '../../ui/form/field-spec.ts';
import type { FormValues } from '../../ui/form/form-values.ts';

const factsOf = (user: User): Readonly<Record<Fact, string>> => ({
  ...user,
  fullName: `${user.firstName} ${user.lastName}`.trim(),
});

/**
 * Values by field name for prefilling a form with what the visitor's profile states.
 * @param user null when signed out
 */
export function profileFacts(fields: readonly FieldSpec[], user: User | null): FormValues {
  const facts = user && factsOf(user);
  return Object.fromEntries(
    fields.flatMap(({ name, fact }) => (facts && fact ? [[name, facts[fact]]] : [])),
  );
}
