import { locale } from '../../config/language.ts';

/**
 * A number as people type it into a field: "12345.6".
 * @param like as in `numberOf`, which reads it again
 */
export const typed = (value: number, like: string = locale): string =>
  value.toLocaleString(like, { useGrouping: false, maximumFractionDigits: 20 });

/** The value of a decimal digit of any script. The ten of a script follow each other. */
function digitOf(character: string): string {
  let value = 0;
  const code = character.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Reads a number as people write it anywhere: 0.5, 0,5, 1,000 or 1 000.5, in the digits of any script. One comma
 * before three digits parts thousands, as everywhere on the site, unless a zero is all that is before it. Where
 * numbers are written with a decimal comma, comma and point change places.
 * @param like whose way of writing numbers; by default that of the site's language
 * @returns NaN for anything else, such as signs, units and exponents
 */
export function numberOf(text: string, like: string = locale): number {
  const written = text
    .normalize('NFKC')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .trim();
  const hasComma = (0.5).toLocaleString(like).includes(',');
  const plain = (
    hasComma ? written.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : written
  )
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c'’]/g, ',');
  const grouped = /^[1-9]\d{0,2}(?:([ ,])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(plain);
  const digits = grouped ? plain.replaceAll(/[ ,]/g, '') : plain.replace(',', '.');
  return /^\d*\.?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
