import { company, site } from '../../../config/site.ts';
import { placeName } from '../../../lib/text/postal-address.ts';

/** A position's place: short for the filter's button, and in full. */
type Place = { readonly short: string; readonly full: string };

const places: ReadonlyMap<string, Place> = new Map([
  ['headquarters', { short: site.address.city, full: placeName(site.address) }],
  ...company.offices.map(({ id, city, location }): [string, Place] => [
    id,
    { short: city, full: location },
  ]),
  ['remote', { short: 'Remote', full: `Remote (${company.remote.within.replace(/^the /, '')})` }],
]);

/** What a position may state as its place: `headquarters`, `remote`, or the `id` of an office. */
export const placeIds: readonly string[] = [...places.keys()];

/** @param id one of `placeIds`, which its reader has checked */
export const placeOf = (id: string): Place => places.get(id) ?? { short: id, full: id };
