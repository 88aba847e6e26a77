import * as v from 'valibot';

import type { FormValues } from '../../ui/form/form-values.ts';
import { schemaOf } from '../../ui/form/rules.ts';
import { loginFields, passwordFields, profileFields, registerFields } from './fields.ts';

/** Shown at the field and in a notice. */
export const mismatch = 'Passwords do not match';

/** Shown at the password and in a notice: it does not say which of the two is wrong. */
export const wrongLogin = 'Invalid email or password';

/** Whether the two passwords differ. An empty confirmation has its own message. */
export const differ = ({ password, confirmPassword }: FormValues): boolean =>
  Boolean(confirmPassword) && password !== confirmPassword;

export const loginSchema = schemaOf(loginFields);

export const registrationSchema = v.pipe(
  schemaOf(registerFields),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
  v.transform(({ confirmPassword: _, ...registration }) => registration),
);

export const profileSchema = schemaOf(profileFields);

export const passwordSchema = v.pipe(
  schemaOf(passwordFields),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
);
