import type * as v from 'valibot';

import type { User } from '../../lib/storage/session.ts';

export type Option = { readonly value: string; readonly label: string };

/** Checks a field's text; a missing one counts as empty. `rules.ts` has the common ones. */
export type Rule = v.GenericSchema<string | undefined, string>;

/** Facts about a signed-in visitor that fill in fields. */
export type Fact = keyof Omit<User, 'id'> | 'fullName';

type Common = {
  readonly name: string;
  readonly label: string;
  /** What the field accepts, with its messages. If it refuses empty text, the field is required. Any text without it. */
  readonly rule?: Rule | undefined;
  /** Blanks alone are an answer, as in a browser's own check, so they stay as typed. */
  readonly takesBlanks?: boolean;
  /** Shows the asterisk of required fields, although the field may stay empty. */
  readonly marked?: boolean;
  readonly fact?: Fact;
  readonly hint?: string;
  /** HTML autofill token, such as `given-name` (WCAG 2.2, 1.3.5). */
  readonly autoComplete?: string;
  /** Half a row on wide screens. */
  readonly half?: boolean;
};

export type FieldSpec =
  | (Common & {
      readonly kind: 'text' | 'email' | 'tel' | 'url' | 'password';
      readonly inputMode?: 'text' | 'email' | 'tel' | 'url';
      readonly placeholder?: string;
    })
  | (Common & { readonly kind: 'textarea'; readonly rows: number; readonly placeholder?: string })
  | (Common & { readonly kind: 'select'; readonly options: readonly Option[] });

export type FieldGroup = {
  readonly legend?: string;
  readonly fields: readonly FieldSpec[];
  /** Closed at first; its legend opens it. Only for optional fields. */
  readonly collapsed?: boolean;
};

/** Messages by field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;
