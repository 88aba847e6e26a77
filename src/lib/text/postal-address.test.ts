import { expect, test } from 'vitest';

import { placeName, postalLine, postalLines } from './postal-address.ts';

const saintPaul = {
  street: '418 Wavelength Row, Suite 900',
  city: 'St. Paul',
  region: 'Minnesota',
  regionCode: 'MN',
  postalCode: '55101',
  country: 'United States',
  countryCode: 'US',
};
const vienna = {
  street: 'Boltzmanngasse 5',
  city: 'Vienna',
  region: '',
  regionCode: '',
  postalCode: '1090',
  country: 'Austria',
  countryCode: 'AT',
};

test('each country has its own order', () => {
  expect(postalLines(saintPaul, 'A, Inc.')).toEqual([
    'A, Inc.',
    '418 Wavelength Row, Suite 900',
    'St. Paul, MN 55101',
  ]);
  expect(postalLines(vienna)).toEqual(['Boltzmanngasse 5', '1090 Vienna']);
});

const kyoto = {
  street: '12 Kyoto-dori, Nakagyo-ku',
  city: 'Kyoto',
  region: 'Kyoto',
  regionCode: '',
  postalCode: '604-8571',
  country: 'Japan',
  countryCode: 'JP',
};

test('the name is first, letters are Latin, and a city in a region of its name is named once', () => {
  expect(postalLines(kyoto, 'A K.K.')).toEqual([
    'A K.K.',
    '12 Kyoto-dori, Nakagyo-ku, Kyoto',
    '604-8571',
  ]);
  expect(placeName(kyoto)).toBe('Kyoto');
});

test('a city is named, too, where addresses name only the region', () => {
  expect(postalLines({ ...kyoto, city: 'Uji' })[0]).toBe('12 Kyoto-dori, Nakagyo-ku, Uji, Kyoto');
});

test('on one line the country comes last', () => {
  expect(postalLine(vienna, 'B GmbH')).toBe('B GmbH, Boltzmanngasse 5, 1090 Vienna, Austria');
});

test('a missing region leaves no gap', () => {
  expect([placeName(saintPaul), placeName(vienna)]).toEqual(['St. Paul, Minnesota', 'Vienna']);
});

test.each([
  ['Trinidad and Tobago', 'TT', '100101', ['1 Frederick Street', 'Port of Spain 100101']],
  ['Cambodia', 'KH', '120101', ['1 Frederick Street', 'Port of Spain 120101']],
  ['Moldova', 'MD', 'MD-2012', ['1 Frederick Street', 'MD-2012 Port of Spain']],
  ['Moldova', 'MD', '2012', ['1 Frederick Street', 'MD-2012 Port of Spain']],
  ['Panama', 'PA', '0801', ['1 Frederick Street', 'Port of Spain 0801']],
  ['Hong Kong', 'HK', '', ['1 Frederick Street', 'Port of Spain']],
])('in %s (%s) the postal code %s is printed, once', (country, countryCode, postalCode, lines) => {
  const address = { city: 'Port of Spain', region: '', regionCode: '' };
  const street = '1 Frederick Street';
  expect(postalLines({ ...address, street, country, countryCode, postalCode })).toEqual(lines);
});
