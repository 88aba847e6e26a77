/**
 * The records that are one file each, in their order, without drafts and without what is to come or over. Plain
 * Node reads the files here; in bundles, `generator/texts/records.ts` puts the data in place of this module.
 */
import { recordsOf } from '../../generator/texts/records.ts';

export const releases = recordsOf('releases');
export const positions = recordsOf('positions');
export const cases = recordsOf('cases');
export const papers = recordsOf('papers');
export const people = recordsOf('people');
export const testimonials = recordsOf('testimonials');
export const events = recordsOf('events');
