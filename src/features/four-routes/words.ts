/* What is said below the drawing of four routes. */

export const standing = '{standing} of {total} routes stand';
export const waits = 'The message waits for another route';
export const arrives = 'The message arrives';
