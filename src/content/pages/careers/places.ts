import { company, site } from '../../../config/site.ts';
import { placeName } from '../../../lib/text/postal-address.ts';

/**
 * A position's place: as addresses have it in every language, short for the filter's button, and in full.
 */
type Place = { readonly value: string; readonly short: string; readonly full: string };

const at = (city: string, full: string): Place => ({ value: city, short: city, full });

const places: ReadonlyMap<string, Place> = new Map([
  ['headquarters', at(site.address.city, placeName(site.address))],
  ...company.offices.map(({ id, city, location }): [string, Place] => [id, at(city, location)]),
  [
    'remote',
    {
      value: 'Remote',
      short: 'Remote',
      full: `Remote (${company.remote.within.replace(/^the /, '')})`,
    },
  ],
]);

/** What a position may state as its place: `headquarters`, `remote`, or the `id` of an office. */
export const placeIds: readonly string[] = [...places.keys()];

/** @param id one of `placeIds`, which its reader has checked */
export const workplaceOf = (id: string): Place => places.get(id) ?? at(id, id);
