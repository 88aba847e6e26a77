/** One choice of a list: what is sent and what is read. The one place both come from. */
export type Option = { readonly value: string; readonly label: string };

type Common = {
  readonly name: string;
  readonly label: string;
  /**
   * Marked with an asterisk and as required for assistive technology; the schema decides what is
   * refused. `marked` has the asterisk alone: it is asked of everyone and may still be left empty.
   */
  readonly required?: boolean | 'marked';
  readonly hint?: string;
  /** WHATWG autofill token, such as `given-name` (WCAG 2.2, 1.3.5). */
  readonly autoComplete?: string;
  /** Takes half the row where there is room. */
  readonly half?: boolean;
};

/** What a form asks for: data, from which the fields are drawn. */
export type FieldSpec =
  | (Common & {
      readonly kind: 'text' | 'email' | 'tel' | 'url' | 'password';
      readonly inputMode?: 'text' | 'email' | 'tel' | 'url';
      readonly placeholder?: string;
    })
  | (Common & { readonly kind: 'textarea'; readonly rows: number; readonly placeholder?: string })
  | (Common & { readonly kind: 'select'; readonly options: readonly Option[] });

/** Fields that belong together, under one legend. */
export type FieldGroup = {
  readonly legend?: string;
  readonly fields: readonly FieldSpec[];
  /** Closed until it is wanted; its legend opens it. Only for fields that may all stay empty. */
  readonly collapsed?: boolean;
};

/** Messages by field name; a field that is fine has none. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;
