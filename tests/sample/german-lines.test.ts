import { expect, test } from 'vitest';

import { onOneLine } from '../../src/lib/text/line-language.de.ts';

const kept = (text: string) => text.match(new RegExp(onOneLine, 'g')) ?? [];

// Seen to fail: with the English pattern, of each but the first.
test.each([
  ['Add-in für E-Mail-Schutz', 'E-Mail'],
  ['heute um 18:00 Uhr', '18:00 Uhr'],
  ['Anschaffungen (1. Januar 2027)', '1. Januar'],
  ['nach Art. 6 Abs. 1 DSGVO', 'Art. 6 Abs. 1'],
  ['gemäß § 5 DDG', '§ 5'],
  ['in Woche 2 und 3', 'Woche 2 und 3'],
  ['99,9 % Verfügbarkeit', '99,9 %'],
  ['Das ist z. B. so', 'z. B.'],
  ['mit ParticleMesh', 'ParticleMesh'],
  ['etwa 12,3 GB groß', '12,3 GB'],
])('in %j, %j stays on one line', (text, together) => {
  expect(kept(text)).toEqual([together]);
});

test('other words break', () => {
  expect(kept('Am 3. Tag um 18 Personen, Artikel 6, Wochen später und im Uhrwerk')).toEqual([]);
});
