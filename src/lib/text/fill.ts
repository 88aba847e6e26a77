import { locale } from '../../config/language.ts';

/** The names in braces in a text. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A name in braces, such as `{email}`. */
export const placeholder = /\{([a-z]\w*)\}/gi;

/** A text for one and a text for several, as `Intl.PluralRules` calls them; languages such as Polish have more. */
export type Plural<Text extends string = string> = Readonly<
  { other: Text } & Partial<Record<Intl.LDMLPluralRule, Text>>
>;

/**
 * The form for a number, such as `{ one: '{count} relay', other: '{count} relays' }`, to be filled. `zero` is for
 * none in every language.
 */
export const plural = <Form extends string>(count: number, forms: Plural<Form>): Form =>
  (count === 0 ? forms.zero : undefined) ??
  forms[new Intl.PluralRules(locale).select(count)] ??
  forms.other;

/** By the first value that has digits. */
function formFor<Text extends string>(
  forms: Plural<Text>,
  values: ReadonlyMap<string, string | number>,
): Text {
  const number = [...forms.other.matchAll(placeholder)]
    .map(([, name = '']) => String(values.get(name)))
    .find((value) => /^\d/.test(value));
  return number === undefined ? forms.other : plural(Number(number.replaceAll(/\D/g, '')), forms);
}

/**
 * Puts values into a text of a `words.ts`, such as `Write to {email}`. The compiler refuses a name that the text does
 * not have, and a text whose name has no value.
 * @param text where English has one text for all numbers, another language may have a form for each: the first name in
 *   it that has a number decides
 */
export function fill<Text extends string>(
  text: Text | Plural<Text>,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string {
  const given = new Map(Object.entries<string | number>(values));
  const form: string = typeof text === 'string' ? text : formFor(text, given);
  return form.replaceAll(placeholder, (whole, name: string) => String(given.get(name) ?? whole));
}
