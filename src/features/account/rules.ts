import * as v from 'valibot';

import { grouped } from '../../lib/text/format.ts';
import { limits } from '../../lib/storage/user.ts';
import { hasVisible } from '../../lib/text/visible.ts';
import { anyText } from '../../ui/form/rules.ts';

export const filled = (message: string) => v.pipe(anyText, v.nonEmpty(message));

/** Text with at least one visible character. */
export const visible = (message: string) =>
  v.pipe(
    anyText,
    v.check(hasVisible, message),
    // A function, because the first `toLocaleString` is slow and would hold up the dialog.
    v.maxLength(limits.text, () => `This may be ${grouped(limits.text)} characters long at most`),
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
  v.maxLength(limits.text, 'This is too long for a phone number'),
);
