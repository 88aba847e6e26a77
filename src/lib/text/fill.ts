/** The names in braces in a text. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A name in braces, such as `{email}`. */
export const placeholder = /\{([a-z]\w*)\}/gi;

/**
 * Puts values into a text of a `words.ts`, such as `Write to {email}`. The compiler refuses a name that the text does
 * not have, and a text whose name has no value.
 */
export const fill = <Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string =>
  text.replaceAll(placeholder, (whole, name: string) => {
    const value = Object.entries<string | number>(values).find(([key]) => key === name)?.[1];
    return value === undefined ? whole : String(value);
  });

/** A text for one and a text for several, as `Intl.PluralRules` calls them; languages such as Polish have more. */
export type Plural<Text extends string = string> = Readonly<
  { other: Text } & Partial<Record<Intl.LDMLPluralRule, Text>>
>;
