export type Option = { readonly value: string; readonly label: string };

type Common = {
  readonly name: string;
  readonly label: string;
  /** Only marks the field; the schema decides. A `marked` field has an asterisk, but may stay empty. */
  readonly required?: boolean | 'marked';
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
