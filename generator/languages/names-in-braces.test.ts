import { expect, test } from 'vitest';

import { namesAtFault } from './names-in-braces.ts';

const english = `export const open = 'Opens at {time}';
export const keys = { one: '{count} key of {all}', other: '{count} keys of {all}' };
export const cost = fill(\`Costs \${price}\`, { year });
`;

// Seen to fail: with names that are compared in forms, too, and with none compared.
test.each([
  ['Opens at {time}', 'Öffnet um {time} Uhr', []],
  ['{count} key', 'Ein Schlüssel', []],
  ['{count} keys', '{number} Schlüssel', []],
  ['Opens at {time}', 'Öffnet um {zeit}', ['has {zeit}, which the', 'lacks {time}; write it']],
  ['{count} keys of {all}', '{count} Schlüssel von {alle}', ['has {alle}, which the']],
])('"%s" as "%s"', (from, to, faults) => {
  const found = namesAtFault('src/words.de.ts', english, english.replace(from, to));
  expect(found.map(({ remedy }) => remedy.split(' ', 4).join(' '))).toEqual(faults);
  expect(found.every(({ line }) => line === (from.startsWith('Opens') ? 1 : 2))).toBe(true);
});

// Seen to fail: without what the first lines say.
test('the first lines say which name a translation can do without', () => {
  const german = `/* From src/words.ts, as of 0123abcd; without {time}. */\n${english}`;
  const shorter = german.replace('Opens at {time}', 'Öffnet bald');
  expect(namesAtFault('src/words.de.ts', english, shorter)).toEqual([]);
});

const text =
  "---\ntitle: 'Terms'\n---\n\n## Who\n\nWe are {fact.vendor}.\n\nWrite to [{fact.email}](/contact).\n";

// Seen to fail: with each paragraph by itself.
test.each([
  ['', '', []],
  ['We are {fact.vendor}.\n\nWrite', 'Write to {fact.vendor}, or write', []],
  ['{fact.vendor}', '{fact.anbieter}', ['7: has {fact.anbieter}', '5: lacks {fact.vendor};']],
  ["'Terms'", "'Terms of {vendor}'", ['2: has {vendor}, which']],
])('of a text, "%s" as "%s"', (from, to, faults) => {
  const found = namesAtFault('src/content/legal/terms.de.mdx', text, text.replace(from, to));
  expect(found.map(({ line, remedy }) => `${line}: ${remedy}`)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});
