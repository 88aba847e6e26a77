import { expect, test } from 'vitest';

import { wordsIn } from './words-in.ts';

const found = (source: string) => wordsIn('part.tsx', source).map(({ text }) => text);

test.each([
  ['text in markup', 'const a = <p>open</p>;', ['open']],
  ['a label', 'const a = <nav aria-label="menu" />;', ['menu']],
  ['a choice', `const a = <p title={b ? 'one' : 'two'} />;`, ['one', 'two']],
  ['a sentence', `const a = 'Nothing was sent.';`, ['Nothing was sent.']],
  ['a sentence with a value', 'const a = `It is ${b} now`;', ['It is … now']],
  ['a record', `const a = { heading: 'why' };`, ['why']],
])('finds %s', (_, source, words) => {
  expect(found(source)).toEqual(words);
});

test.each([
  ['an error', `throw new Error('There is no such file');`],
  ['an error that is made', `const a = new RangeError('There is no such day');`],
  ['a class', `const a = <p className="grid gap-2 text-ui" />;`],
  ['an id', `const a = 'menu'; const b = <p id="all pages" />;`],
  ['a selector', `document.querySelector('main a.link');`],
  ['a named selector', `const rowSelector = 'ul a, ol a';`],
  ['what is compared', `if (key === 'Escape') stop();`],
  ['markup of a file', `const a = '<a b="c d e"/>';`],
  ['the subject of a message', `const a = { subject: 'Demo Request' };`],
  ['an import', `import a from 'Some package';`],
  ['a type', `type A = 'Open file' | 'Close file';`],
])('leaves %s', (_, source) => {
  expect(found(source)).toEqual([]);
});
