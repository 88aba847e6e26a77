/** The value of a decimal digit of any script. The ten of a script follow each other. */
export function digitOf(character: string): string {
  let value = 0;
  const code = character.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
