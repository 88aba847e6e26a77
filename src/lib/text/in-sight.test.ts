import { expect, test } from 'vitest';

import { inSight } from './in-sight.ts';

test.each([
  ['\u001b]52;c;cm0gLXJm\u0007', String.raw`\u{1b}]52;c;cm0gLXJm\u{7}`],
  ['\u001b[2J\u009b31m', String.raw`\u{1b}[2J\u{9b}31m`],
  ['gone\rPassphrase:', String.raw`gone\u{d}Passphrase:`],
  ['fdp.\u202egnp', String.raw`fdp.\u{202e}gnp`],
  ['a\b\bb\u007f\u2028', String.raw`a\u{8}\u{8}b\u{7f}\u{2028}`],
])('%j is shown as %s', (text, shown) => {
  expect(inSight(text)).toBe(shown);
});

test('plain text stays, in any script, with its lines and tabs', () => {
  const text = 'Zoë\t“a”\n漢字 👩‍🔬 نص\n';
  expect(inSight(text)).toBe(text);
  expect(inSight(text.replaceAll('\n', '\r\n'))).toBe(text);
});
