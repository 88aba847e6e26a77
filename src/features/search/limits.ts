/** Shorter queries find nothing. */
export const minQueryLength = 2;
/** In UTF-16 units. */
export const maxQueryLength = 200;
export const maxResults = 20;
