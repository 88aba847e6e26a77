/** Of the texts, as a language tag. */
export const language = 'en';

/** How the texts write numbers, lists and weekdays, and sort words. */
export const locale = 'en-US';
