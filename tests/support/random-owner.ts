import fc from 'fast-check';

import { type DemoName, demos } from '../../src/config/published.ts';
import { labsPath } from '../../src/config/labs-path.ts';
import type { Company, Language, Site } from '../../src/config/site-facts.ts';
import { keysOf } from '../../src/lib/records.ts';
import { weekdays } from '../../src/lib/time/weekly-hours.ts';
import { allRoutes, type PagePath } from '../../src/routes.ts';
import { texts } from './random-articles.ts';
import { wrongOwners } from './wrong-owners.ts';

export type RandomOwner = {
  readonly site: Site;
  readonly company: Company;
  readonly languages: readonly [Language, ...Language[]];
  readonly off: readonly PagePath[];
  readonly demos: readonly DemoName[];
  /** Kinds of texts of which it has deleted the sample's. */
  readonly without: readonly (typeof mayLack)[number][];
  /** By their files below `src/content`. */
  readonly texts: ReadonlyMap<string, string>;
  /** What it does wrong when all else is tried, by its name in `wrong-owners.ts`. */
  readonly wrong: readonly (keyof typeof wrongOwners)[];
};

const stay = new Set(['/', '/contact', '/privacy', '/terms', '/security', '/accessibility']);
const pages = allRoutes.map(({ path }): PagePath => path);
const mayGo = pages.filter((path) => !stay.has(path) && path !== labsPath);

const mayLack = ['cases', 'events', 'people', 'positions', 'releases', 'testimonials'] as const;

const english = { tag: 'en', name: 'English', locale: 'en-GB', lacksPage: 'English: no' };
const others = [
  { tag: 'fr', name: 'Français', locale: 'fr-FR', lacksPage: 'non traduite' },
  { tag: 'pt-BR', name: 'Português', locale: 'pt-BR', lacksPage: 'não traduzida' },
  { tag: 'he', name: 'עברית', locale: 'he-IL', lacksPage: 'לא תורגם' },
  { tag: 'ar', name: 'العربية', locale: 'ar-EG', lacksPage: 'غير مترجمة' },
];

/** Files are made in the first language, in typefaces without their letters. */
const cannotBeFirst = new Set(['ar', 'he']);

/** English alone, another language alone or with that of a country, or both in one of the orders; the other one may lack pages. */
const languages = fc
  .record({
    order: fc.constantFrom('en', 'en-CA', 'other', 'en first', 'other first', 'regional'),
    other: fc.constantFrom(...others),
    lacks: fc.option(fc.subarray(mayGo), { nil: undefined }),
    isSubset: fc.boolean(),
  })
  .map(({ order, other, lacks = [], isSubset }): readonly [Language, ...Language[]] => {
    const some = isSubset
      ? { pages: pages.filter((path) => !lacks.includes(path)) }
      : { without: lacks };
    const own = lacks.length > 0 ? { ...other, ...some } : other;
    const path = `/${other.tag.toLowerCase()}` as const;
    if (order === 'en') return [{ ...english, path: '' }];
    if (order === 'en-CA') return [{ ...english, tag: 'en-CA', locale: 'en-CA', path: '' }];
    if (order === 'regional')
      return [
        { tag: 'de', name: 'Deutsch', locale: 'de-DE', lacksPage: 'fehlt', path: '' },
        {
          tag: 'de-AT',
          name: 'Austria',
          locale: 'de-AT',
          lacksPage: 'fehlt',
          path: '/at',
          ...some,
        },
      ];
    if (order === 'en first' || cannotBeFirst.has(other.tag))
      return [
        { ...english, path: '' },
        { ...own, path },
      ];
    if (order === 'other') return [{ ...own, path: '' }];
    return [
      { ...own, path: '' },
      { ...english, path: '/en' },
    ];
  });

const maybe = (...texts: readonly string[]) => fc.constantFrom('', ...texts);

const names = ['O’Brien & Søns <Nord>', 'A', 'Ünïversal "Records"', '$& $1 Holdings'];

const hours = fc
  .record({
    zone: fc.constantFrom('Pacific/Auckland', 'Asia/Kathmandu', 'America/St_Johns', 'UTC'),
    label: fc.constantFrom('Our time', 'Heure d’ici'),
    day: fc.constantFrom(...weekdays),
    isNight: fc.boolean(),
    holidays: fc.uniqueArray(
      fc.constantFrom('2026-12-05', '2026-12-06', '2028-02-29', '2027-01-01'),
    ),
  })
  .map(({ zone, label, day, isNight, holidays }) => ({
    zone,
    label,
    days: isNight
      ? [
          { from: day, to: day, open: '22:00', close: '24:00' } as const,
          {
            from: 'Monday' as const,
            to: 'Sunday' as const,
            open: '00:00',
            close: '02:30',
          } as const,
        ]
      : [{ from: day, to: day, open: '08:00', close: '08:15' } as const],
    holidays: holidays.map((one) => ({ day: one, name: 'Feast & <fast>' })),
  }));

const site: fc.Arbitrary<Site> = fc.record({
  name: fc.constantFrom(...names),
  legalName: fc.constantFrom(
    ...names,
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH',
  ),
  slug: fc.constantFrom('a1', 'omega-records'),
  url: fc.constantFrom('', '/x', '/a.b/c-d').map((path) => `https://owner.example${path}`),
  email: fc.constantFrom("o'b@owner.example", 'a+b&c@owner.example'),
  phone: fc.constantFrom(
    { display: '', e164: '' },
    { display: '+49 30 555 0100', e164: '+49305550100' },
  ),
  address: fc.record({
    street: fc.constantFrom('Ñuñoa 5', '1 "The" <Street> & Co'),
    city: fc.constantFrom('Zürich', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'),
    region: maybe('Attica'),
    regionCode: fc.constant(''),
    postalCode: maybe('105 57'),
    country: fc.constant('Greece'),
    countryCode: fc.constantFrom('GR', 'GB', 'JP'),
    latitude: fc.constantFrom(0, -89.9, 37.98),
    longitude: fc.constantFrom(0, 179.99, -179.99, 23.72),
  }),
  hours,
  meetingZone: fc.constantFrom('EET', 'CET'),
  budgets: fc.record({
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    steps: fc.constantFrom([1], [10_000_000, 50_000_000], [1, 2, 3, 4, 5, 6]),
  }),
  sampleNotice: fc.constant(''),
  delivery: fc.constantFrom<Site['delivery']>(
    { by: 'mail' },
    { by: 'endpoint', url: 'https://in.owner.example/leads?a=1&b=2', keptBy: 'by us & <others>' },
  ),
  external: fc.record({
    privateAi: maybe('https://ai.owner.example/?a=1&b=2'),
    officeAddIn: maybe('https://office.owner.example/add-in'),
  }),
});

const rule = maybe(
  'A rule & its <exception>.',
  '[A rule](https://law.example/?a=1&b=2), and “more”.',
);
const imprint = maybe('R & D <1>');

const company: fc.Arbitrary<Company> = fc.record({
  timeZone: fc.constantFrom('Europe/Athens', 'Pacific/Kiritimati', 'UTC'),
  jurisdiction: fc.constant({ name: 'Greece', governingLaw: 'Greek law governs these terms.' }),
  law: fc.record({
    privacy: fc.record({
      effective: fc.constant('2026-02-28' as const),
      grounds: fc.record({
        heading: rule,
        requests: rule,
        applications: rule,
        newsletter: rule,
        other: rule,
        vulnerabilities: rule,
      }),
      representative: rule,
      officer: rule,
      logs: rule,
      retention: rule,
      transfer: rule,
      rights: rule,
      deadline: rule,
      authority: rule,
      children: rule,
    }),
    terms: fc.record({ effective: fc.constant('2026-02-28' as const), consumers: rule }),
    accessibility: fc.record({ authority: rule }),
  }),
  mail: fc.constant({ keptIn: 'Greece & the EU' }),
  social: fc.subarray(['https://social.example/@a?b=1&c=2']),
  imprint: fc.record({
    representatives: imprint,
    register: imprint,
    court: imprint,
    vat: imprint,
    authority: imprint,
    publisher: imprint,
    host: imprint,
  }),
  offices: fc.subarray([
    { id: 'graz', city: 'Graz', location: 'Graz', label: 'Graz', latitude: 47, longitude: 15.4 },
    { id: 'suva', city: 'Suva', location: 'Suva', label: 'S', latitude: -18.1, longitude: 178.4 },
  ]),
  remote: fc.record({
    within: fc.constant('the “EU” & more'),
    corners: fc.subarray([
      { label: 'N', latitude: 70, longitude: 25 },
      { label: 'S', latitude: -35, longitude: -179 },
    ]),
  }),
});

/** The owner of a seed: the same for each run. */
export const randomOwner = (seed: number): RandomOwner => {
  const parts = fc.record({
    site,
    company,
    languages,
    off: fc.subarray(mayGo, { maxLength: 6 }),
    demos: fc.oneof(fc.constant(demos), fc.subarray([...demos])),
    without: fc.subarray([...mayLack]),
    texts,
    wrong: fc.subarray(keysOf(wrongOwners), { minLength: 2, maxLength: 2 }),
  });
  const [made] = fc.sample(parts, { seed, numRuns: 1 });
  if (!made) throw new Error(`No owner for ${seed}`);
  return {
    ...made,
    // The only address that has the slug.
    languages: made.languages.map(({ pages: some, ...language }) => ({
      ...language,
      ...(some && {
        pages: some.map((path) => (path === labsPath ? `/resources/${made.site.slug}-labs` : path)),
      }),
    })) as unknown as RandomOwner['languages'],
  };
};
