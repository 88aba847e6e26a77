import { expect, test } from 'vitest';

import { kindsOfWords, pathOf, said, textOf } from '../../tests/support/right-texts.ts';
import { readText } from './all-texts.ts';

/** How other machines and programs save a text. */
const saved: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line ends of old Macs': (text) => text.replaceAll('\n', '\r'),
  'line ends of notes': (text) => text.replaceAll('\n', '\u2028'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'no-break spaces after the names of fields': (text) =>
    text.replaceAll(/^([\w.]+:) /gm, '$1\u00a0'),
  'no-break spaces before fields of items': (text) =>
    text.replaceAll(/^ +/gm, (spaces) => '\u00a0'.repeat(spaces.length)),
  'wide spaces around the lines of dashes': (text) => text.replaceAll(/^---$/gm, '---\u3000'),
};

// Seen to fail: with the space bar and line feeds alone, and behind names with dots.
test.each(kindsOfWords)('a text of %s is the same however it was saved', async (kind) => {
  const lists: Record<string, string> =
    kind === 'cases' ? { phases: '\n  - months: 3\n    work: All' } : {};
  const source = textOf(kind, lists);
  const plain = await readText(kind, source, pathOf(kind));
  for (const save of Object.values(saved))
    expect(await readText(kind, save(source), pathOf(kind))).toEqual(plain);
  expect(await said(kind, `${source}\0`)).toMatch(/: the file is not saved as UTF-8; /);
});
