import type { FormValues } from '../../ui/form/check-values.ts';

/**
 * What forms may take from the signed-in visitor's profile. The same fact has several field names: a
 * review asks for `contactName` and `companyName`, a demo for `firstName`, `lastName` and `company`.
 * @param profile by profile field; empty when signed out
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
