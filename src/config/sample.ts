import { site } from './site.ts';

/** Whether people, cases, awards and figures on this site are fictional. */
export const isSample = site.sampleNotice !== '';

/** Returns a text about sample content, or '' for a real vendor. */
export const whileSample = (text: string): string => (isSample ? text : '');
