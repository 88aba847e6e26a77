import type { FormValues } from '../../ui/form/form-values.ts';

/**
 * Values for prefilling forms, under every field name that forms use for the same fact.
 * @param profile empty when signed out
 */
export function profileValues(profile: FormValues): FormValues {
  const { firstName = '', lastName = '', company = '', jobTitle = '', phone = '' } = profile;
  return {
    ...profile,
    name: `${firstName} ${lastName}`.trim(),
    contactName: `${firstName} ${lastName}`.trim(),
    companyName: company,
    title: jobTitle,
    phoneNumber: phone,
  };
}
