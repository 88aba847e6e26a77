import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { withTexts } from './units.ts';

// Seen to fail: a value that the source has not was run as code, and a text with one became a template.
test.each([
  'Only ${process.exit(1)} left',
  'Only ${(() => { return { a: { b: { c: 1 } } }; })()} left',
  '$${process.exit(1)} \\${process.exit(1)} \\\\${`${process.exit(1)}`} `\\` ${',
  "It's \\'here\\' \\u0041 \u00a0\r\nand “there”",
])('what is sent stays text: %s', (text) => {
  const code = "({ a: 'One here', b: `Two here`, c: `${site.name} here` })";
  const changed = withTexts(
    'a.ts',
    code,
    new Map([
      ['a', text],
      ['b', text],
      ['c', `${text}\${site.name}`],
    ]),
  );
  const site = { name: 'Name' };
  expect(runInNewContext(changed, { site })).toEqual({ a: text, b: text, c: `${text}Name` });
});

test('a value is kept where the words in it are others, and where it stands in another', () => {
  const code =
    "const a = `It has ${counted(2, { one: 'l\\'un', other: '{n}' })} now, ${b(`${c}`)} ${c}`;";
  const sent = "${c} ${counted(2, { one: 'one', other: '{n}' })} ${b(`${c}`)}";
  expect(withTexts('a.ts', code, new Map([['a', sent]]))).toBe(
    "const a = `${c} ${counted(2, { one: 'l\\'un', other: '{n}' })} ${b(`${c}`)}`;",
  );
});
