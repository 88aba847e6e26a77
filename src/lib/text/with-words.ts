/** Records with their words in another language, by the value of a key; one without words stays as it is. */
export const withWords = <Item extends object, Key extends keyof Item, Words extends object>(
  items: readonly Item[],
  key: Key,
  words: Readonly<Partial<Record<Item[Key] & string, Words>>>,
) =>
  items.map((item) => ({ ...item, ...words[item[key] as Item[Key] & string] })) as readonly (Omit<
    Item,
    keyof Words
  > &
    Words)[];
