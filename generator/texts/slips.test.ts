/** What people who write get wrong, and the sentence that each slip gets, from the readers that a build uses. */
import { describe, expect, test } from 'vitest';

import {
  kindsOfWords,
  pathOf,
  said,
  type TextKindName,
  textOf,
} from '../../tests/support/right-texts.ts';
import { escaped } from '../../tests/support/saying.ts';
import { readRecord, type RecordKind } from './records.ts';

/** What stands in a field or in a text, on the line that the sentence names, and that sentence. `...` is anything. */
const slips = String.raw`
releases      | date: "1 December"         | 3: date: "1 December" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 1 December 2026      | 3: date: "1 December 2026" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 2026-13-01           | 3: date: "2026-13-01" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 2026-02-30           | 3: date: "2026-02-30" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 12/01/2026           | 3: date: "12/01/2026" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 2026-6-1             | 3: date: "2026-6-1" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 20261201             | 3: date: 20261201 is not a day. Write it as 2026-12-01: year, month, day.
releases      | date:                      | 3: date is empty; write it as 2026-12-01: year, month, day
releases      | title: '_Our_ news'        | 2: title ...: write it without _Our_, because this text has no markup...
releases      | title: '*Our* news'        | 2: title ...: write it without *Our*, because this text has no markup...
releases      | title: '…'                 | 2: title '…': write a text in quotes, such as 'Northern Bank chooses us'
releases      | title: 'Lorem ipsum'       | 2: title ...: write it without Lorem ipsum, because this text has no markup...
releases      | was: ['blog/old']          | 5: was 'blog/old': write a list: below was:, ...
releases      | date: gone                 | 1: date is missing; add a line date: …
releases      | Date: 2026-12-01           | 5: Date: no such field is known; delete it, or mind its spelling
releases      | date: 1926-12-01           | 3: date: "1926-12-01" is in another century. Write it as 2026-12-01: year, month, day.
releases      | title: '**bold and never' | 2: title ...: write it without **bold, because this text has no markup...
releases      | title: 'これは**「重要」**です' | 2: title ...: write it without **です, because this text has no markup...
releases      | title: '==mark== it'       | 2: title ...: write it without ==mark==, because this text has no markup...
releases      | title: 'H~2~O'             | 2: title ...: write it without ~2~, because this text has no markup...
releases      | title: ':tada: Ada joins'  | 2: title ...: write it without :tada:, because this text has no markup...
releases      | summary: '[Paper] (https://b.c)' | 4: summary ...: write it without [Paper] (https://b.c), because this text has no markup...
releases      | summary: '• One'           | 4: summary ...: write it without •, because this text has no markup...
blog          | title: 'We won 🎉'         | 2: title: the picture for sharing cannot draw 🎉; leave it out
releases      | summary: gone              | 1: summary is missing; add a line summary: …
releases      | author: Ada                | 5: author: no such field is known; delete it, or mind its spelling
releases      | title: (140)               | 2: title '...: write at most 90 characters, not 140
releases      | title: 'A **bold** step'   | 2: title 'A **bold** step': write it without **bold**, because this text has no markup...
releases      | title: 'It's here'         | 2: put the text in single quotes, and its apostrophes twice: title: 'It''s here'
releases      | title: Northern: a year    | 2: put the text in single quotes: title: 'Northern: a year'
releases      | title: We are #1           | 2: the text would end at its #; put the text in single quotes: title: 'We are #1'
releases      | title: "Never closed       | 2: put the text in single quotes: title: 'Never closed'
releases      | title: 2026                | 2: title 2026: write a text in quotes, such as 'Northern Bank chooses us'
releases      | summary: '[a](https://b.c)' | 4: summary ...: write it without [a](https://b.c), because this text has no markup...
releases      | summary: '![](./a (1).jpg)' | 4: summary ...: write it without ![](./a (1), because this text has no markup...
releases      | summary: 'The <b>new</b> one' | 4: summary ...: write it without <b>new</b>, because this text has no markup...
releases      | title: 'The {name} of it' | 2: title ...: write it without {name}, because this text has no markup...
releases      | draft: 'yes'               | 5: draft 'yes': write true or false, without quotes
releases      | draft: yes                 | 5: draft 'yes': write true or false, without quotes
releases      | sample: no                 | 5: sample 'no': write true or false, without quotes
positions     | place: Remote              | 4: place 'Remote': write one of 'headquarters', ...
positions     | place: Berlin              | 4: place 'Berlin': write one of 'headquarters', ...
positions     | team:                      | 3: team is empty; write a text in quotes, such as 'Engineering'
positions     | pay: 120000                | 6: pay 120000: write a text in quotes, such as '$120,000 to $150,000 a year'
positions     | closes: 2027-02-09 09:00   | 6: closes: "2027-02-09 09:00" is more than a day. Write it as 2027-02-09.
positions     | closes: soon               | 6: closes: "soon" is not a day. Write it as 2026-12-01: year, month, day.
positions     | order: '1'                 | 6: order '1': write a whole number from 1, without quotes
positions     | order: 0                   | 6: order 0: write a whole number from 1, without quotes
positions     | order: 1.5                 | 6: order 1.5: write a whole number from 1, without quotes
positions     | description: x             | 6: description: no such field is known; delete it, or mind its spelling
cases         | industry: enrgy            | 4: industry 'enrgy': write one of ... or the name of a new one with a capital, such as 'Logistics'
cases         | results: [a, b]            | 6: results: write a list of three to six texts, ...
cases         | results: [a, b, c, d, e, f, g] | 6: results: write a list of three to six texts, ...
cases         | results: 'a, b and c'      | 6: results 'a, b and c': write a list of three to six texts, ...
cases         | results: [1, b, c]         | 6: results 1: write a text in quotes, such as '0 hours offline'
cases         | phases: []                 | 7: phases: write a list whose items are - months: 3 and, below it, work: '…'
cases         | phases: [{ months: '3', work: All }] | 7: months '3': write a whole number from 1, without quotes
cases         | phases: [{ months: 3 }]    | 7: work is missing; add a line work: …
cases         | picture: logo.svg          | 8: picture 'logo.svg': write the name of a picture beside the text, such as './ada.jpg'
cases         | timeline: '8 months'       | 8: timeline: no such field is known; delete it, or mind its spelling
people        | group: board               | 4: group 'board': write one of 'executive', 'director', 'author'
people        | photo: people/ada.jpg      | 6: photo 'people/ada.jpg': write the name of a picture beside the text, such as './ada.jpg'
people        | photo: https://b.c/ada.jpg | 6: photo ...: write the name of a picture beside the text, such as './ada.jpg'
people        | role: (61)                 | 3: role ...: write at most 60 characters, not 61
testimonials  | rating: 6                  | 5: rating 6: write a whole number from 1 to 5, without quotes
testimonials  | rating: '5'                | 5: rating '5': write a whole number from 1 to 5, without quotes
testimonials  | accent: blue               | 5: accent 'blue': write one of 'signal', 'data', 'series'
testimonials  | quote: Good                | 5: quote: no such field is known; delete it, or mind its spelling
events        | day: 1-3 December          | 3: day: "1-3 December" is not a day. Write it as 2026-12-01: year, month, day.
releases      | date: 2026-12-01 9 am      | 3: date: "2026-12-01 9 am" is no day with an hour. Write it as 2026-12-01, or as 2026-12-01 09:00.
releases      | was: /blog/old             | 5: was '/blog/old': write a list: below was:, a line   - '/blog/an-old-name' ...
releases      | was: ['/press#old']        | 5: ...: write a list: below was:, ... without ? and # and what comes after them
releases      | was: ['https://b.c/old']   | 5: ...: write a list: below was:, ...
releases      | was: ['/über-uns']         | 5: was: "/über-uns" is an address with other signs than a to z, digits, - . _ and ~: redirect it at your host, and delete it here
releases      | was: ['/a%20b']            | 5: was: "/a%20b" is an address with other signs than ...
events        | starts: 6 pm               | 1: zone is missing; ...starts '6 pm': write a time from 00:00 to 23:59, such as '18:30'...
events        | starts: '18:30'            | 1: zone is missing; add a line zone: …
events        | ends: '21:00'              | 1: starts is missing; add a line starts: …
events        | zone: CET                  | 1: starts is missing; ...zone 'CET': write a time zone by its continent and city, such as 'Europe/Vienna', or 'UTC'...
events        | starts: 6 pm\nzone: UTC  | 6: starts '6 pm': write a time from 00:00 to 23:59, such as '18:30'
events        | starts: '18:30'\nzone: Vienna | 7: zone 'Vienna': write a time zone by its continent and city, ...
events        | from: 2026-12-02           | 6: from: "2026-12-02" is after the event. Write an earlier one.
events        | until: 2026-11-30          | 6: until: "2026-11-30" is before the first day on which the site mentions the event. Write a later one.
events        | link: 'https://example'    | 5: link ...: write an address, such as 'https://example.com/fair'
events        | link: example.com          | 5: link 'example.com': write an address, such as 'https://example.com/fair'
events        | link: 'http://example.com' | 5: link ...: write an address, such as 'https://example.com/fair'
events        | link: '//evil.example'     | 5: link ...: write an address, such as 'https://example.com/fair'
events        | lastDay: 2026-11-01        | 6: lastDay: "2026-11-01" is before the first day of the event. Write a later one.
blog          | draft: soon                | 9: draft 'soon': write true or false, without quotes
blog          | title: (91)                | 2: title ...: write at most 90 characters, not 91
docs          | category: Security         | 3: category 'Security': write one of 'Getting Started', ...
docs          | order: first               | 4: order 'first': write a whole number from 1, without quotes
docs          | draft: maybe               | 6: draft 'maybe': write true or false, without quotes
legal         | changed: last week         | 4: changed: "last week" is not a day. Write it as 2026-12-01: year, month, day.
legal         | lede: gone                 | 1: lede is missing; add a line lede: …
legal         | draft: true                | 5: draft: no such field is known; delete it, or mind its spelling
docs text     | ![A rack](./gone.jpg)      | 8: the picture ./gone.jpg isn’t there: add it, or mind its name
legal text    | We keep {nothing} of it    | 7: {nothing} is no fact; ...
legal text    | Under <5 employees         | 7: a < that stands for itself is written \<
releases text |                            | 5: the text is missing; write it below this line
releases text | The {name} of it           | 7: {name} is no fact; a fact is written {fact.name}, ...
releases text | 5 <3 you                   | 7: a < that stands for itself is written \<
releases text | ![](./Photo 2026 (1).jpg)  | 7: the picture ./Photo 2026 (1).jpg has a space in its name: ...
releases text | ![A rack](./gone.jpg)      | 7: the picture ./gone.jpg isn’t there: add it, or mind its name
releases text | ![](./rack.jpg)            | 7: the picture ./rack.jpg needs a description: ![what it shows](./rack.jpg)...isn’t there: add it, or mind its name
releases text | <iframe src="https://youtu.be/x" /> | 7: <iframe>: the site’s policy forbids frames: link to the page, ...
releases text | https://youtu.be/x         | 7: the film needs a title: [What it shows](https://youtu.be/x)
releases text | A. One\nB. Two             | 7: A. makes no list; begin each line of a numbered one with 1. and a space
releases text | A) One\nB) Two             | 7: A) makes no list; begin each line of a numbered one ...
releases text | I. One\nII. Two            | 7: I. makes no list; begin each line of a numbered one ...
releases text | 1.1 One\n1.2 Two           | 7: 1.1 makes no list; begin each line of a numbered one ...
releases text | 1 - One\n2 - Two           | 7: 1 - makes no list; begin each line of a numbered one ...
releases text | 1️⃣ One\n2️⃣ Two             | 7: 1️⃣ makes no list; begin each line of a numbered one ...
releases text | 🔹 One\n🔹 Two             | 7: 🔹 makes no list; begin each line of a list with - and a space
positions text | <ArticleFigure name="malus" /> | 8: there is no component <ArticleFigure>; a position can use none, ...
testimonials text | They are **good**.     | 7: write it without **good**, because this text has no markup...
testimonials text | They are *good*.   | 7: write it without *good*, because this text has no markup
testimonials text | As {name} said. | 7: write it without {name}, because this text has no markup
testimonials text | - One                  | 7: write it without -, because this text has no markup...
testimonials text | ==Good== it was.   | 7: write it without ==Good==, because this text has no markup...
testimonials text | • Good             | 7: write it without •, because this text has no markup...
blog text     | {/* nothing else */}       | 9: the text is missing; write it below this line
docs text     |                            | 6: the text is missing; write it below this line
legal text    |                            | 5: the text is missing; write it below this line
blog text     | Text {/* ask Ada           | 11: a note for colleagues ends with */}, and in a paragraph it has no empty line; close it, or give it lines of its own
blog text     | {/* ask Ada                | 11: a note for colleagues ends with */}, ...
blog text     | Text {/* ask Ada} here     | 11: a note for colleagues ends with */}, ...
blog text     | Text {/* ask Ada\n\nor Bo */} | 11: a note for colleagues ends with */}, ...
blog text     | {/* ask */} a { b          | 11: a { that stands for itself is written \{
people text   | Yes. {/* ask Ada           | 8: a note for colleagues ends with */}; close it
people text   | See [her page](https://b.c). | 8: write it without [her page](https://b.c), because this text has no markup...
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ').map((cell) => cell.trim()) as [string, string, string]);

/** The text with a slip. A number in brackets stands for so many letters. */
function withSlip(where: string, written: string): readonly [TextKindName, string] {
  const kind = where.split(' ')[0] as TextKindName;
  if (where.endsWith(' text')) return [kind, textOf(kind, {}, written.replaceAll('\\n', '\n'))];
  const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(written) ?? [];
  const long = value
    .replaceAll('\\n', '\n')
    .replace(/^\((\d+)\)$/, (_, count) => 'x'.repeat(Number(count)));
  return [kind, textOf(kind, { [name]: long })];
}

const pattern = (sentence: string): RegExp =>
  new RegExp(`^${sentence.split('...').map(escaped).join('.*')}$`, 's');

// Seen to fail: with each rule of `fields.ts` and `record-fields.ts` taken out.
test.each(slips)('%s with %s: %s', async (where, written, sentence) => {
  const [kind, source] = withSlip(where, written);
  const message = (await said(kind, source)).replace(`src/content/${kind}/x.mdx:`, '');
  expect(message).toMatch(pattern(sentence));
});

test.each(kindsOfWords)('a right text of %s has no fault', async (kind) => {
  expect(await said(kind, textOf(kind, {}))).toBe('it was published');
});

test('initials and numbers at the start of two lines are no list', async () => {
  const prose = 'A. Turing and\nC. Shannon met\nI. Newton\n1.1 times, or\n2.2 times';
  expect(await said('releases', textOf('releases', {}, prose))).toBe('it was published');
});

const record = (kind: RecordKind, source: string) => readRecord(kind, source, pathOf(kind));

describe('what was meant is set right', () => {
  test.each([
    ["'“Our news”'", 'Our news'],
    ['“Our news”', 'Our news'],
    ["'““Our news””'", 'Our news'],
    ['\'"Our news"\'', 'Our news'],
    ['‘It’s news’', 'It’s news'],
    ["'„Our news“'", 'Our news'],
    ["'He said ““yes””'", 'He said “yes”'],
    ["'“Yes,” he said, “now.”'", '“Yes,” he said, “now.”'],
    ["'  Our   news '", 'Our news'],
    ["'2**8, 5* and 4*, a * b, x_y'", '2**8, 5* and 4*, a * b, x_y'],
    ['Our news', 'Our news'],
  ])('the title %s', (written, title) => {
    expect(record('releases', textOf('releases', { title: written }))).toMatchObject({ title });
  });

  test('an industry as people write it is the known one', () => {
    const source = textOf('cases', { industry: 'Financial services' });
    expect(record('cases', source)).toMatchObject({ industry: 'financial-services' });
  });

  test('a quotation in quotation marks, over several lines', () => {
    const prose = '“They showed us\nthe limits first.”\n';
    expect(record('testimonials', textOf('testimonials', {}, prose))).toMatchObject({
      text: 'They showed us the limits first.',
    });
  });

  // Seen to fail: printed with it.
  test('signs with a backslash before them', () => {
    const prose = 'A \\{ and a \\<, and 5 \\* 3 in C:\\new.';
    expect(record('testimonials', textOf('testimonials', {}, prose))).toMatchObject({
      text: 'A { and a <, and 5 * 3 in C:\\new.',
    });
  });

  // Seen to fail: two industries for a filter.
  test('letters whose accents are signs of their own', () => {
    const source = textOf('cases', { industry: 'Erna\u0308hrung' });
    expect(record('cases', source)).toMatchObject({ industry: 'Ern\u00e4hrung' });
  });

  test('days with and without quotes, line ends of Windows, a byte order mark', () => {
    const plain = record('releases', textOf('releases', {}));
    const other = `\ufeff${textOf('releases', { date: "'2026-01-02'" }).replaceAll('\n', '\r\n')}`;
    expect(record('releases', other)).toEqual(plain);
  });
});
