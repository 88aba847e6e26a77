import { site } from './site.ts';

/**
 * A record that may be invented. `npm run launch-check` names every one that the site publishes with this mark.
 * Delete the mark when the record is true of you.
 */
export type Sample = { readonly sample?: true };

/** Whether people, cases, awards and figures on this site are fictional. */
export const isSample = site.sampleNotice !== '';

/** Returns a text about sample content, or '' for a real vendor. */
export const whileSample = (text: string): string => (isSample ? text : '');
