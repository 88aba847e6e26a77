import * as v from 'valibot';

import { linesOf } from '../../src/lib/text/one-line.ts';
import { weekdayNumbers, weekdays } from '../../src/lib/time/weekly-hours.ts';

/** What is expected, with an example; it may depend on what was written. */
type Expected = string | ((issue: { readonly input: string }) => string);

/** Text whose rule says what is expected. */
export const textWhere = (rule: (text: string) => boolean, expected: Expected) =>
  v.pipe(v.string(), v.check(rule, expected));

/** A text that pages, mails and documents print in one line. */
const inOneLine = (written: string): string =>
  linesOf(written)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
const isInOneLine = (written: string): boolean => inOneLine(written) === written;
const asOneLine = (written: string): string =>
  `one line without blanks around it: ${inOneLine(written)}`;
export const text = textWhere(isInOneLine, ({ input }) => asOneLine(input));
export const filled = (example: string) =>
  textWhere(
    (written) => written !== '' && isInOneLine(written),
    ({ input }) => (input.trim() === '' ? `a text, such as ${example}` : asOneLine(input)),
  );
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Groups of countries, and codes for tests and for no country, which have names, too. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
/** The code of today: UK and BU are other names of GB and MM. */
const canonicalCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.Locale(`und-${code}`).region ?? code) : code;
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  canonicalCountry(code) === code &&
  !noCountries.has(code) &&
  regions.of(code) !== undefined;

/** What to write for another name of a country; else what is expected. */
export const countryOr =
  (expected: string) =>
  ({ input }: { readonly input: string }): string => {
    const [code = ''] = /[A-Z]{2}$/.exec(input) ?? [];
    const wanted = canonicalCountry(code);
    return wanted === code ? expected : `write ${input.slice(0, -2)}${wanted}`;
  };

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** The digit of a telephone's key for a letter, as in 1-800-FLOWERS. */
const digitFor = (letter: string): string =>
  String(keypad.findIndex((letters) => letters.includes(letter)) + 2);

/**
 * What is dialed for a number as it is shown, from any country: without a zero in parentheses, and with an extension as
 * links have it (RFC 3966).
 */
function dialed(shown: string): string {
  const [number = '', extension] = shown
    .toLowerCase()
    .split(/,?\s*(?:x|ext\.?|extension|#)\s*(?=\d+$)/);
  const digits = number.replace('(0)', '').replaceAll(/[a-z]/g, digitFor).replaceAll(/\D/g, '');
  if (digits === '') return '';
  return `+${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

export const phoneNumber = v.pipe(
  v.strictObject({
    display: text,
    e164: textWhere(
      (number) => /^(?:\+[1-9]\d{4,14}(?:;ext=\d{1,9})?)?$/.test(number),
      'a plus sign, the code of the country and digits only, such as +4315550100, with an extension as +4315550100;ext=12, or empty',
    ),
  }),
  v.forward(
    v.check(
      ({ display, e164 }) => dialed(display) === e164,
      ({ input }) =>
        `the digits of phone.e164, spaced to be read, such as +43 1 555 0100, or +43 1 555 0100 x12 for +4315550100;ext=12; these would be ${dialed(input.display) || 'none'}`,
    ),
    ['display'],
  ),
);

const days = v.picklist(weekdays, 'a day of the week, such as Monday');
const time = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time from 00:00 to 24:00, such as 08:30'),
);

const daily = v.pipe(
  v.strictObject({ from: days, to: days, open: time, close: time }),
  v.forward(
    v.check(
      ({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to),
      'the same day as "from" or a later one; a week that begins on Sunday takes two lines, the second from Sunday to Sunday',
    ),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ open, close }) => open < close,
      'later than "open", such as 18:00; hours past midnight take two lines, to 24:00 and from 00:00 of the next day',
    ),
    ['close'],
  ),
);

type Line = v.InferOutput<typeof daily>;

const isTwice = (a: Line, b: Line): boolean =>
  weekdayNumbers[a.from] <= weekdayNumbers[b.to] &&
  weekdayNumbers[b.from] <= weekdayNumbers[a.to] &&
  a.open < b.close &&
  b.open < a.close;

/** The hours of a week. */
export const weekHours = v.pipe(
  v.array(daily),
  v.nonEmpty('at least one line'),
  v.check(
    (lines) => lines.every((line, at) => !lines.slice(0, at).some((one) => isTwice(one, line))),
    'each hour of a day once; where Friday ends earlier, the line of the other days is from Monday to Thursday',
  ),
);
