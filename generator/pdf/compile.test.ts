import { expect, test } from 'vitest';

import { compileText } from './compile.ts';

test.each([
  ['Write to ada@example.com', /^label .* does not exist in the document; a @ .* is written \\@$/],
  ['We are #one', /^unknown variable: one; a # that stands for itself is written \\#$/],
  ['It costs $ 5', /^unclosed delimiter; a \$ that stands for itself is written \\\$$/],
  ['5 * 7', /^unclosed delimiter; a \* that stands for itself is written \\\*$/],
])('a document with %j stops the build with its line and what to write', (line, sentence) => {
  const compile = () => compileText('papers/x.typ', `= Title\n\n${line}\n`, '{}');
  expect(compile).toThrow(/^src\/content\/papers\/x\.typ:3: [^\n]+$/);
  expect(compile).toThrow(new RegExp(sentence.source.replace('^', ':3: ')));
});
