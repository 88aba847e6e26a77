/* What the filter's island shows, apart from the page's other words, which it doesn't need. */

export const team = 'Team';
export const place = 'Place';
export const shownPositions = '{shown} of {all} positions';
