import { isoDayIn, type IsoDay } from '../lib/time/dates.ts';

/** The day at headquarters on which the site is built, as its list of checksums states it. In prerendered markup only. */
export const edition: IsoDay = import.meta.env.EDITION ?? isoDayIn(new Date());

/** Its year. By itself, so that a new day does not change the code of every page. */
export const yearOfEdition: string = import.meta.env.YEAR_OF_EDITION ?? edition.slice(0, 4);
