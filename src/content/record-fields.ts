/** The fields of the records that are one file each: see `records.ts`. */
import * as v from 'valibot';

import {
  about,
  day,
  dayOrHour,
  draft,
  line,
  oneOf,
  sample,
  title,
  was,
  whole,
  withHour,
  yesOrNo,
} from './front-matter.ts';
import { nearestName } from '../lib/text/slug.ts';
import { industryIds } from './industries.ts';
import { knownPaperCategories } from './papers/catalog.ts';
import { placeIds } from './pages/careers/places.ts';

const order = v.optional(
  about('Its place in the list, such as 2. Those without a number come last.', whole),
);

const picture = v.pipe(
  line('./ada.jpg'),
  v.regex(/^\.\/[^/]+$/, "the name of a picture beside the text, such as './ada.jpg'"),
  v.metadata({ holds: 'picture' }),
);

/** The end of a sentence, which has its own full stop. */
const endOfSentence = (example: string, longest: number) =>
  v.pipe(
    line(example, longest),
    v.transform((words) => words.replace(/\.$/, '')),
  );

const common = { sample, draft } as const;

const releaseEntries = v.strictObject({
  title: title('Northern Bank chooses us'),
  date: about('It appears then, not before.', dayOrHour),
  summary: about('Shown in the list.', line('The bank re-wraps forty years of records.', 200)),
  was,
  ...common,
});

export const releaseFields = v.pipe(releaseEntries, v.transform(withHour));

export const positionFields = v.strictObject({
  title: title('Security Engineer'),
  team: line('Engineering', 40),
  place: about('Headquarters, remote work, or an office of `src/config/site.ts`.', oneOf(placeIds)),
  type: v.optional(line('Full-time', 40)),
  pay: v.optional(line('$120,000 to $150,000 a year', 80)),
  closes: v.optional(about('The last day on which the position is shown.', day)),
  summary: about('Shown in the list.', line('Own the key service.', 200)),
  order,
  was,
  ...common,
});

const known = industryIds.join(', ');

const industry = about(
  `Of these: ${known}. Or the name of a new one with a capital.`,
  v.pipe(
    line('energy', 40),
    v.transform((written) => industryIds.find((id) => id === nearestName(written)) ?? written),
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
      endOfSentence('one team could decide everything', 120),
    ),
  ),
  was,
  ...common,
});

export const personFields = v.strictObject({
  name: line('Ada Byron', 60),
  role: line('Head of Research', 60),
  group: about(
    'Authors stand on the page of the blog alone.',
    oneOf(['executive', 'director', 'author']),
  ),
  independent: v.optional(
    about('Of a director. The page about the company says how many are.', yesOrNo),
  ),
  line: about('Stands on the page about the company.', line('Wrote the first program.', 160)),
  writes: v.optional(
    about(
      'What they write about: ends the sentence about them on the page of the blog.',
      endOfSentence('algorithms', 80),
    ),
  ),
  quote: v.optional(
    about(
      'Stands large on the page about the company, which has room for one: the first.',
      line('Every figure has a source.', 160),
    ),
  ),
  photo: v.optional(
    about(
      'Square. The site shows it in dots. Without one, it draws a picture from the name.',
      picture,
    ),
  ),
  order,
  ...common,
});

const findings = 'a list of one to six texts, each on a line of its own that begins with "- "';

const paperEntries = v.strictObject({
  title: title('Forty years of keys'),
  category: oneOf(knownPaperCategories),
  date: about('It appears then, not before.', dayOrHour),
  pdf: about(
    'The file. Its first page is the cover, and its pages are counted.',
    v.pipe(
      line('./forty-years-of-keys.pdf'),
      v.regex(
        /^\.\/[^/]+\.pdf$/i,
        "the name of a PDF beside the text, such as './forty-years-of-keys.pdf'",
      ),
      v.metadata({ holds: 'picture' }),
    ),
  ),
  summary: about('Shown in the list.', line('What forty years of archives teach.', 200)),
  findings: about(
    'One to six. The first one stands large in the list.',
    v.pipe(
      v.array(line('Most keys outlive their owners.', 300), findings),
      v.minLength(1, findings),
      v.maxLength(6, findings),
    ),
  ),
  featured: v.optional(about('Whether it is marked in the list.', yesOrNo)),
  free: v.optional(about('Whether it asks for no account, whatever other papers do.', yesOrNo)),
  ...common,
});

export const paperFields = v.pipe(paperEntries, v.transform(withHour));

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
