import { expect, test } from 'vitest';

import { documentFault, typst } from './compile.ts';

test.each([
  ['Write to ada@example.com', /^label .* does not exist in the document; a @ .* is written \\@$/],
  ['We are #one', /^unknown variable: one; a # that stands for itself is written \\#$/],
  ['It costs $ 5', /^unclosed delimiter; a \$ that stands for itself is written \\\$$/],
  ['5 * 7', /^unclosed delimiter; a \* that stands for itself is written \\\*$/],
])('a document with %j stops the build with its line and what to write', async (line, sentence) => {
  const text = `= Title\n\n${line}\n`;
  const compiler = await typst();
  compiler.add_source('/papers/x.typ', text);
  const { diagnostics } = compiler.compile('/papers/x.typ', [], 'pdf', 3);
  const { message } = documentFault(diagnostics, 'papers/x.typ', text);
  expect(message).toMatch(/^src\/content\/papers\/x\.typ:3: [^\n]+$/);
  expect(message.replace(/^[^ ]+ /, '')).toMatch(sentence);
});
