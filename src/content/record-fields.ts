/** The fields of the records that are one file each: see `records.ts`. */
import * as v from 'valibot';

import { day, draft, line, oneOf, sample, title, whole, yesOrNo } from './fields.ts';
import { industryIds } from './industries.ts';
import { placeIds } from './pages/careers/places.ts';

/** Records without a number come after those with one. */
const order = v.optional(whole);

const picture = v.optional(
  v.pipe(
    line('./ada.jpg'),
    v.regex(/^\.\/[^/]+$/, "the name of a picture beside the text, such as './ada.jpg'"),
  ),
);

const common = { sample, draft } as const;

export const releaseFields = v.strictObject({
  ...common,
  title: title('Northern Bank chooses us'),
  date: day,
  /** Shown in the list. */
  summary: line('The bank re-wraps forty years of records.', 200),
});

export const positionFields = v.strictObject({
  ...common,
  order,
  title: title('Security Engineer'),
  team: line('Engineering', 40),
  /** Headquarters, remote work, or an office of `src/config/site.ts`. */
  place: oneOf(placeIds),
  type: v.optional(line('Full-time', 40)),
  pay: v.optional(line('$120,000 to $150,000 a year', 80)),
  /** The last day on which the position is shown. */
  closes: v.optional(day),
  /** Shown in the list. */
  summary: line('Own the key service.', 200),
});

/** The id of a known industry, or the name of a new one. */
const industry = v.pipe(
  line('energy', 40),
  v.check(
    (written) => industryIds.some((id) => id === written) || !/^[a-z]/.test(written),
    `one of ${industryIds.join(', ')}, or the name of a new one with a capital, such as 'Logistics'`,
  ),
);

const threeToSix = 'a list of three to six texts, each on a line of its own that begins with "- "';
const phases = "a list whose items are - months: 3 and, below it, work: '…'";

export const caseFields = v.strictObject({
  ...common,
  order,
  title: title('Eleven archives re-wrapped'),
  /** Its name, or what kind of company it is. */
  company: line('Northern Bank', 60),
  /** Whether the company wants no name here; the page says so. */
  unnamed: v.optional(yesOrNo),
  industry,
  /** Shown in the list. */
  summary: line('What the company had to solve.', 200),
  featured: v.optional(yesOrNo),
  /** A logo or a photograph, in place of the drawing. */
  picture,
  /** The first one stands in the list. */
  results: v.pipe(
    v.array(line('0 hours offline', 120), threeToSix),
    v.minLength(3, threeToSix),
    v.maxLength(6, threeToSix),
  ),
  phases: v.pipe(
    v.array(v.strictObject({ months: whole, work: line('List every key', 120) }), phases),
    v.minLength(1, phases),
  ),
  /** Why it took so long, or so little: ends the sentence about the shortest and the longest case. */
  pace: v.optional(line('one team could decide everything', 120)),
});

export const personFields = v.strictObject({
  ...common,
  order,
  name: line('Ada Byron', 60),
  role: line('Head of Research', 60),
  group: oneOf(['executive', 'director']),
  line: line('Wrote the first program.', 160),
  /** A photograph; without one, a drawing made from the name. */
  photo: picture,
});

const stars = 'a whole number from 1 to 5, without quotes';

export const testimonialFields = v.strictObject({
  ...common,
  order,
  author: line('Head of Records', 80),
  company: line('City archive', 80),
  category: line('Zero trust', 40),
  rating: v.optional(
    v.pipe(v.number(stars), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
  ),
  /** The spectral line that marks the quotation. */
  accent: v.optional(oneOf(['signal', 'data', 'series'])),
});

const eventRecord = v.strictObject({
  ...common,
  name: title('Archive Days'),
  /** Its day, or its first one. */
  day,
  /** Its last day, if it has several. */
  lastDay: v.optional(day),
  place: line('Hall 4, Vienna', 80),
  link: v.pipe(
    line('https://example.com/fair'),
    v.regex(/^(?:https:\/\/\S+|\/\S*)$/, "an address, such as 'https://example.com/fair'"),
  ),
  /** The first day on which the site mentions it; without it, at once. */
  from: v.optional(day),
  /** The last day on which the site mentions it; without it, the last day of the event. */
  until: v.optional(day),
});

/** An event that ends before it begins would never be seen. */
export const eventFields = v.pipe(
  eventRecord,
  v.forward(
    v.partialCheck(
      [['day'], ['lastDay']],
      ({ day: first, lastDay = first }) => lastDay >= first,
      'is before the first day of the event. Write a later one.',
    ),
    ['lastDay'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => !from || !until || until >= from,
      'is before the day in from. Write a later one.',
    ),
    ['until'],
  ),
);
