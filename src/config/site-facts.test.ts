import { expect, test } from 'vitest';

import { asciiMailAddress } from './site-facts.ts';

test.each([
  ['info@müller-gmbh.de', 'info@xn--mller-gmbh-9db.de'],
  ["o'brien@Bücher.example", "o'brien@xn--bcher-kva.example"],
  ['office@暗号.jp', 'office@xn--rpr564b.jp'],
  ['ajay@डाटा.भारत', 'ajay@xn--c2bd1gb.xn--h2brj9c'],
  ['info@xn--mller-gmbh-9db.de', 'info@xn--mller-gmbh-9db.de'],
  ['R&D@Example.com', 'R&D@Example.com'],
  ['info@müller.de/x', 'info@müller.de/x'],
  ['no address', 'no address'],
])('%s is stored as %s', (text, stored) => expect(asciiMailAddress(text)).toBe(stored));
