import { site } from './site.ts';

/** Whether people, cases, awards and figures of this site are a sample's. */
export const isSample = site.sampleNotice !== '';

/** A text that says so: there while they are, and empty afterwards. */
export const whileSample = (text: string): string => (isSample ? text : '');
