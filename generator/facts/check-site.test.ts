import { expect, test } from 'vitest';

import { languages } from '../../src/config/languages.ts';
import { company, gating, site } from '../../src/config/site.ts';
import { demos, unpublished } from '../../src/config/published.ts';
import { regimes } from '../../src/content/regimes.ts';
import { checkSite, doubtsIn, faultsIn } from './check-site.ts';

/** The record with another value at a path such as `hours.days.0.open`. */
function changed<T>(record: T, path: string, value: unknown): T {
  const copy = structuredClone(record);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: Record<string, unknown> = copy as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** What the owner chose. */
const choices = { unpublished, demos, gating };

/** Facts that are right whatever the owner's own are. */
const valid = {
  ...site,
  phone: { display: '+43 1 555 0100', e164: '+4315550100' },
  address: { ...site.address, countryCode: 'AT', postalCode: '1090' },
  hours: {
    ...site.hours,
    days: [{ from: 'Monday', to: 'Friday', open: '09:00', close: '17:30' }],
    holidays: [{ day: '2026-12-08', name: 'Immaculate Conception' }],
  },
  delivery: { by: 'endpoint', url: 'https://a.example/leads', keptBy: 'by us' },
} as const;

const corner = { label: 'B', latitude: 1, longitude: 1 };
const office = { id: 'a', city: 'B', location: 'B', ...corner };
const validCompany = { ...company, remote: { within: 'Austria', corners: [corner] } };

test('the facts of this site are valid', () => {
  expect(() => checkSite(site, company, regimes, choices, languages)).not.toThrow();
  expect(faultsIn(valid, validCompany)).toEqual([]);
});

test.each([
  ['delivery.url', 'https://a.example:8443/leads'],
  ['email', 'info@xn--mller-gmbh-9db.de'],
  ['email', 'r&d@example.com'],
  ['email', "o'brien@example.com"],
  ['phone', { display: '', e164: '' }],
  ['phone', { display: '+1 651 555 0142 x12', e164: '+16515550142;ext=12' }],
  ['phone', { display: '+1 651 555 0142, ext. 12', e164: '+16515550142;ext=12' }],
  ['phone', { display: '+49 (0)30 1234567', e164: '+49301234567' }],
  ['phone', { display: '1-800-FLOWERS', e164: '+18003569377' }],
  ['phone', { display: '+43 1 555 0100-12', e164: '+431555010012' }],
  ['address.countryCode', 'XK'],
  ['address.postalCode', ''],
  ['address.postalCode', 'MD-2012'],
  ['legalName', 'O’Brien & Söhne "Nord" <Labs>'],
  ['hours.days.0', { from: 'Sunday', to: 'Sunday', open: '00:00', close: '24:00' }],
])('%s may be %j', (path, value) => {
  expect(faultsIn(changed(valid, path, value), validCompany)).toEqual([]);
});

test.each([
  ['NI', '11001'],
  ['KH', '120101'],
  ['TT', '100101'],
  ['MD', 'MD-2012'],
  ['KZ', 'Z05H9K3'],
  ['AT', '55101'],
])('a postal code that a list of %s lacks, %s, is doubted and stops nothing', (country, code) => {
  const facts = changed(changed(valid, 'address.countryCode', country), 'address.postalCode', code);
  expect(faultsIn(facts, validCompany)).toEqual([]);
  expect(doubtsIn(facts)).toEqual([
    `src/config/site.ts: address.postalCode "${code}": no such postal codes are known in ${country}. If it is right, leave it.`,
  ]);
});

test('so are a telephone number and a currency that lists lack; what they have is not', () => {
  expect(doubtsIn(valid)).toEqual([]);
  const phone = { display: '+81 752', e164: '+81752' };
  const facts = changed(changed(valid, 'phone', phone), 'budgets.currency', 'XXA');
  expect(faultsIn(facts, validCompany)).toEqual([]);
  expect(doubtsIn(facts).join('\n')).toMatch(/phone\.e164 "\+81752": .+\n.+currency "XXA": /);
});

test.each([
  ['name', ' ', 'Meridian'],
  ['legalName', '', 'Meridian Datenschutz GmbH'],
  ['name', 'x'.repeat(80), 'at most 50 letters'],
  ['slug', 'My Shop', 'my-shop'],
  ['slug', '3d', 'meridian'],
  ['slug', 'con', 'Windows has no files of this name'],
  ['email', 'office at example.com', 'office@example.com'],
  ['email', 'office@example', 'office@example.com'],
  ['email', 'a@b.example, c@d.example', 'office@example.com'],
  ['email', 'info@müller-gmbh.de', 'write info@xn--mller-gmbh-9db.de, the form'],
  ['email', 'büro@example.com', 'without accents before the @'],
  ['phone.e164', '+43 1 555', '+4315550100'],
  ['phone.e164', '+4315550100123456', '+4315550100'],
  ['phone.e164', '01 555 0100', '+4315550100'],
  ['phone.display', '+43 1 234567', '+43 1 555 0100'],
  ['phone.display', '+43 1 555 0100 x12', 'these would be +4315550100;ext=12'],
  ['address.countryCode', 'XX', 'AT'],
  ['address.countryCode', 'UK', 'write GB'],
  ['address.countryCode', 'EU', 'AT'],
  ['address.countryCode', 'ZZ', 'AT'],
  ['address.city', 'St. Paul ', 'one line without blanks around it: St. Paul'],
  ['name', ' Foo ', 'one line without blanks around it: Foo'],
  ['address.street', 'c/o X\nFloor 3', 'one line without blanks around it: c/o X, Floor 3'],
  ['address.street', 'c/o X\u2028Floor 3', 'c/o X, Floor 3'],
  ['phone.display', ' +43 1 555 0100', 'one line without blanks around it: +43 1 555 0100'],
  ['address.city', '', 'Vienna'],
  ['address.postalCode', '1090, Vienna', 'such as 1090'],
  ['address.latitude', 91, '48.2082'],
  ['address.longitude', -180.1, '16.3738'],
  ['hours.zone', 'Europe/Wien', 'Europe/Vienna'],
  ['hours.zone', '+01:00', 'Europe/Vienna'],
  ['hours.days', [], 'at least one line'],
  ['hours.days.0.from', 'Montag', 'Monday'],
  ['hours.days.0.to', 'Sunday ', 'Monday'],
  ['hours.days.0.open', '9:00', '08:30'],
  ['hours.days.0.close', '24:30', '08:30'],
  ['hours.days.0.close', '18:60', '08:30'],
  [
    'hours.days.0',
    { from: 'Tuesday', to: 'Monday', open: '09:00', close: '17:30' },
    'a week that begins on Sunday takes two lines',
  ],
  ['hours.days.0.close', '02:00', 'hours past midnight take two lines'],
  ['hours.holidays.0.day', '2026-02-30', '2026-12-25'],
  ['hours.holidays.0.name', '', 'New Year’s Day'],
  ['budgets.currency', 'EURO', 'EUR'],
  ['budgets.steps', [500_000, 100_000], '[100_000, 500_000]'],
  ['delivery.url', 'http://a.example', 'https://requests.example.com/leads'],
  // Seen to fail: taken for addresses, of which some changed the policy.
  ['delivery.url', 'https://a;b.example/leads', 'https://requests.example.com/leads'],
  ['delivery.url', 'javascript://localhost/%0aalert(1)', 'https://requests.example.com/leads'],
  // Seen to fail: taken, though browsers drop such a source of a policy.
  ['delivery.url', 'https://[2001:db8::1]:8443/leads', 'a policy can name no address of IPv6'],
  ['delivery.by', 'post', "{ by: 'mail' }"],
  ['external.privateAi', 'a.example', 'https://example.com/page'],
  ['hours.holidays', undefined, 'this field is needed'],
  ['adress', {}, 'mind its spelling'],
])('%s of %j stops the build with an example', (path, value, example) => {
  const faults = faultsIn(changed(valid, path, value), validCompany);
  expect(faults.filter((fault) => fault.startsWith(path)).join('; ')).toContain(example);
});

test.each([
  ['timeZone', 'Wien', 'Europe/Vienna'],
  ['jurisdiction.name', '', 'Austria'],
  ['law.privacy.effective', undefined, 'this field is needed'],
  ['law.terms.effective', '2025-13-01', '2026-12-25'],
  ['mail.keptIn', '', 'Austria'],
  ['social', ['http://a.example/@b'], 'https://example.com/page'],
  ['social', ['https://a.example/b c'], 'https://example.com/page'],
  // Seen to fail: taken, and every position at headquarters stood in this place.
  ['offices', [{ ...office, id: 'headquarters' }], 'such as graz'],
  ['offices', [{ ...office, id: 'a b' }], 'such as graz'],
  ['remote.corners.0.latitude', Number.NaN, '48.2082'],
])('company.%s of %j stops the build with an example', (path, value, example) => {
  const faults = faultsIn(valid, changed(validCompany, path, value));
  expect(faults.filter((fault) => fault.startsWith(`company.${path}`)).join('; ')).toContain(
    example,
  );
});

test('two offices with one id, and a holiday that is given twice, are named', () => {
  const [holiday] = valid.hours.holidays;
  const twice = changed(valid, 'hours.holidays', [holiday, holiday]);
  expect(faultsIn(twice, changed(validCompany, 'offices', [office, office]))).toEqual([
    'hours.holidays: each day once, with the names of both',
    'company.offices: an id of its own for each office',
  ]);
});

test('the error names the file, for a regime without a day, too', () => {
  const source = { label: 'An authority', href: 'https://example.org/' };
  const dateless = { id: 'jp', name: 'Japan', instrument: '', force: '', source, deadlines: [] };
  const wrong = { ...validCompany, timeZone: 'Wien' };
  expect(() => checkSite(valid, wrong, [dateless], choices, languages)).toThrow(
    /src\/config\/site\.ts:\n {2}company\.timeZone "Wien": .*\nsrc\/content\/regimes\.ts:\n {2}0\.deadlines: at least one deadline/,
  );
});

// Seen to fail: without `own`, which built a French site with links to another host.
test('the facts of a language are checked, and its address is that of the site', () => {
  const french = { ...site, url: 'https://fr.example.com/', email: 'nobody' };
  const own = { file: 'src/config/site.fr.ts', site: french, company };
  expect(() => checkSite(site, company, regimes, choices, languages, [own])).toThrow(
    /^src\/config\/site\.fr\.ts:\n {2}email .+\n {2}url: leave it out/,
  );
});

// Seen to fail: taken, and no paper asked for an account.
test('papers that ask for an account are named by a known word', () => {
  expect(() =>
    checkSite(site, company, regimes, { ...choices, gating: 'whitepaper' }, languages),
  ).toThrow(/^src\/config\/site\.ts:\n {2}gating "whitepaper": whitepapers, .+$/);
});

test('a page that the rest of the site needs stays', () => {
  const without = (...unpublished: readonly string[]) =>
    checkSite(site, company, regimes, { ...choices, unpublished }, languages);
  expect(() => without('/press', '/contact')).toThrow(
    /^src\/config\/published\.ts:\n {2}\/contact has to stay: .+$/,
  );
  expect(() => without('/press')).not.toThrow();
  // Seen to fail: without the rule, which left the page with the mistyped address on the site.
  expect(() => without('/pres')).toThrow(/published\.ts:\n {2}\/pres: there is no such page/);
});

// Seen to fail: without the rule, which took the demonstration with the mistyped name off the site.
test('a demonstration that is none is named', () => {
  const wrong = { ...choices, demos: [...demos, 'consol'] };
  expect(() => checkSite(site, company, regimes, wrong, languages)).toThrow(
    // Of sentences alone: a trace has no line of the owner's.
    expect.objectContaining({
      message: expect.stringMatching(
        /^src\/config\/published\.ts:\n {2}consol: there is no such demonstration/,
      ),
      stack: '',
    }),
  );
});
