import { expect, test } from 'vitest';

import { company, site } from '../../src/config/site.ts';
import { longDate } from '../../src/lib/format.ts';
import { isIsoDay } from '../../src/lib/dates.ts';
import { companyFacts } from './company-facts.ts';

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];

test('the owner confirms every fact of site.ts', () => {
  // The check before launch asks about the notice by itself, and the two forms of the number are the same.
  const { sampleNotice: _, sample: __, phone, delivery, ...facts } = site;
  const { by: ___, ...endpoint } = delivery;
  const confirmed = companyFacts()
    .map(({ text }) => text)
    .join('\n');
  const missing = textsIn([facts, phone.display, endpoint, company]).filter(
    (text) => !confirmed.includes(text) && !(isIsoDay(text) && confirmed.includes(longDate(text))),
  );
  expect(missing).toEqual([]);
});
