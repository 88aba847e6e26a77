import { expect, test } from 'vitest';

import { company, site } from '../../../src/config/site.ts';
import { longDate } from '../../../src/lib/text/format.ts';
import { isIsoDay } from '../../../src/lib/time/dates.ts';
import { companyFacts } from './company-facts.ts';

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];

test('the owner confirms every fact of site.ts', () => {
  // The check before launch asks about the notice by itself, and the number is the same in both forms.
  const asked = {
    ...site,
    sample: '',
    sampleNotice: '',
    phone: site.phone.display,
    delivery: { ...site.delivery, by: '' },
  };
  const confirmed = companyFacts()
    .map(({ text }) => text)
    .join('\n');
  const missing = textsIn([asked, company]).filter(
    (text) => !confirmed.includes(text) && !(isIsoDay(text) && confirmed.includes(longDate(text))),
  );
  expect(missing).toEqual([]);
});
