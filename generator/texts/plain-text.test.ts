import { resolve } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { forAuthors, isFault, plainText } from './plain-text.ts';

// Seen to fail: with the bundler’s own words and its trace.
test('an apostrophe in words that are code is named by file and line', async () => {
  const input = resolve(import.meta.dirname, '../../src/content/x.ts');
  const load = () => "export const a = 'One';\nexport const b = 'Today's keys';\n";
  const error: unknown = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'written', resolveId: (id) => id, load }],
    build: { write: false, rolldownOptions: { input } },
  }).catch((reason: unknown) => reason);
  const told = forAuthors(error);
  expect(isFault(told) && told.message).toMatch(
    /^src\/content\/x\.ts:2: this cannot be read; in single quotes an apostrophe is written ’ or /,
  );
});

// Seen to fail: words of Portuguese and Vietnamese that end with Ã or in capitals before a mark.
test.each(['ĐÃ…', '“MANHÃ”', 'IRMÃ – LÃ', '«IRMÃ»', '(AMANHÃ)'])('%s is right', (text) => {
  expect(plainText(text, 'a.mdx')).toBe(text);
});

test.each(['Ã–sterreich', 'GRÃ–SSE', 'sÃ»r', 'Ã¼ber', 'SpaÃŸ', 'dÃ©jÃ\u00a0', 'â€œso', '3Â€Â°'])(
  '%s was read in another encoding',
  (text) => {
    expect(() => plainText(text, 'a.mdx')).toThrow(/^a\.mdx:1: .* stands for another sign/);
  },
);
