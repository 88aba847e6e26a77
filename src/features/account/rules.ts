import * as v from 'valibot';

import { grouped } from '../../lib/format.ts';
import { limits } from '../../lib/user.ts';
import { anyText } from '../../ui/form/rules.ts';

export const filled = (message: string) => v.pipe(anyText, v.nonEmpty(message));

/** Text with at least one visible character. */
export const visible = (message: string) =>
  v.pipe(
    anyText,
    v.trim(),
    v.check((text) => /[^\s\p{C}]/u.test(text), message),
    // A function, because the first `toLocaleString` is slow and would hold up the dialog.
    v.maxLength(limits.text, () => `This may be ${grouped(limits.text)} characters long at most`),
  );

/** The specification's rule. */
export const loginEmail = v.pipe(
  filled('Email is required'),
  v.regex(/^\S+@\S+$/, 'Invalid email address'),
);

/**
 * No control, zero-width or direction characters or lone surrogates, which `\S` accepts. Length as in RFC
 * 5321, section 4.5.3.1.3.
 */
export const newEmail = v.pipe(
  loginEmail,
  v.check((text) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text), 'Invalid email address'),
  v.maxLength(limits.email, 'Invalid email address'),
);

export const newPassword = v.pipe(
  anyText,
  v.check(
    (text) => Array.from(text.normalize('NFC')).length >= 6,
    'Password must be at least 6 characters',
  ),
  v.maxLength(1_024, 'Password must be at most 1,024 characters'),
  // UTF-8 encodes all lone surrogates alike, so another one would match the password too.
  v.check((text) => text.isWellFormed(), 'Password contains a character that cannot be used'),
);

export const phoneNumber = v.pipe(
  anyText,
  v.trim(),
  v.maxLength(limits.text, 'This is too long for a phone number'),
);
