import { company, site } from '../../../config/site.ts';
import { placeName } from '../../../lib/text/place-name.ts';

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

/** @throws Error naming the position if its office is not in `src/config/site.ts` */
export function placeOf({ slug, place }: { slug: string; place: string }): Place {
  const found = places.get(place);
  if (!found) {
    const known = [...places.keys()].join(', ');
    throw new Error(
      `src/content/pages/careers/catalog.ts: ${slug} is at "${place}"; places are ${known} (offices are stated in src/config/site.ts)`,
    );
  }
  return found;
}
