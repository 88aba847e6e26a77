/** The fields of the records that are one file each: see `records.ts`. */
import * as v from 'valibot';

import { about, day, draft, line, oneOf, sample, title, whole, yesOrNo } from './front-matter.ts';
import { industryIds } from './industries.ts';
import { isOwnAddress } from '../lib/text/own-address.ts';
import { placeIds } from './pages/careers/places.ts';

const order = v.optional(
  about('Its place in the list, such as 2. Those without a number come last.', whole),
);

const picture = v.pipe(
  line('./ada.jpg'),
  v.regex(/^\.\/[^/]+$/, "the name of a picture beside the text, such as './ada.jpg'"),
  v.metadata({ holds: 'picture' }),
);

const common = { sample, draft } as const;

export const releaseFields = v.strictObject({
  title: title('Northern Bank chooses us'),
  date: about('It appears on this day, not before.', day),
  summary: about('Shown in the list.', line('The bank re-wraps forty years of records.', 200)),
  ...common,
});

export const positionFields = v.strictObject({
  title: title('Security Engineer'),
  team: line('Engineering', 40),
  place: about('Headquarters, remote work, or an office of `src/config/site.ts`.', oneOf(placeIds)),
  type: v.optional(line('Full-time', 40)),
  pay: v.optional(line('$120,000 to $150,000 a year', 80)),
  closes: v.optional(about('The last day on which the position is shown.', day)),
  summary: about('Shown in the list.', line('Own the key service.', 200)),
  order,
  ...common,
});

const known = industryIds.join(', ');

const industry = about(
  `Of these: ${known}. Or the name of a new one with a capital.`,
  v.pipe(
    line('energy', 40),
    v.check(
      (written) => industryIds.some((id) => id === written) || !/^[a-z]/.test(written),
      `one of ${known}, or the name of a new one with a capital, such as 'Logistics'`,
    ),
  ),
);

const threeToSix = 'a list of three to six texts, each on a line of its own that begins with "- "';
const phases = "a list whose items are - months: 3 and, below it, work: '…'";

export const caseFields = v.strictObject({
  title: title('Eleven archives re-wrapped'),
  company: about('Its name, or what kind of company it is.', line('Northern Bank', 60)),
  unnamed: v.optional(about('Whether the company wants no name here; the page says so.', yesOrNo)),
  industry,
  summary: about('Shown in the list.', line('What the company had to solve.', 200)),
  featured: v.optional(about('Whether it is marked in the list.', yesOrNo)),
  picture: v.optional(about('A logo or a photograph, in place of the drawing.', picture)),
  order,
  results: about(
    'Three to six. The first one stands in the list.',
    v.pipe(
      v.array(line('0 hours offline', 120), threeToSix),
      v.minLength(3, threeToSix),
      v.maxLength(6, threeToSix),
    ),
  ),
  phases: about(
    'What was done, in how many months. The months add up by themselves.',
    v.pipe(
      v.array(v.strictObject({ months: whole, work: line('List every key', 120) }), phases),
      v.minLength(1, phases),
    ),
  ),
  pace: v.optional(
    about(
      'Why it took so long, or so little: ends the sentence about the shortest and the longest case.',
      line('one team could decide everything', 120),
    ),
  ),
  ...common,
});

export const personFields = v.strictObject({
  name: line('Ada Byron', 60),
  role: line('Head of Research', 60),
  group: oneOf(['executive', 'director']),
  independent: v.optional(
    about('Of a director. The page about the company says how many are.', yesOrNo),
  ),
  line: about('Stands on the page about the company.', line('Wrote the first program.', 160)),
  photo: v.optional(
    about('Square. Without a photograph, the site draws a picture from the name.', picture),
  ),
  order,
  ...common,
});

const stars = 'a whole number from 1 to 5, without quotes';

export const testimonialFields = v.strictObject({
  author: line('Head of Records', 80),
  company: line('City archive', 80),
  category: about('What it is about.', line('Zero trust', 40)),
  rating: v.optional(
    about(
      'Stars, from 1 to 5. Without a number there are none.',
      v.pipe(v.number(stars), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
    ),
  ),
  accent: v.optional(
    about('The color that marks the quotation.', oneOf(['signal', 'data', 'series'])),
  ),
  order,
  ...common,
});

const eventRecord = v.strictObject({
  name: title('Archive Days'),
  day: about('Its day, or its first one.', day),
  lastDay: v.optional(about('Its last day, if it has several.', day)),
  place: line('Hall 4, Vienna', 80),
  link: v.pipe(
    line('https://example.com/fair'),
    v.check(
      (address) => /^https:\/\/\S+$/.test(address) || isOwnAddress(address),
      "an address, such as 'https://example.com/fair'",
    ),
  ),
  from: v.optional(
    about('The first day on which the site mentions it. Without one, at once.', day),
  ),
  until: v.optional(
    about('The last day on which the site mentions it. Without one, its own last day.', day),
  ),
  ...common,
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
