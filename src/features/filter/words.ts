/* The filters of lists. */

/** The button that shows everything. */
export const all = 'All';
export const papersShown = '{shown} of {total} papers';
export const projectsShown = '{shown} of {total} projects';
export const caseStudiesShown = '{shown} of {total} case studies';
export const positionsShown = '{shown} of {total} positions';

/** What positions are filtered by. */
export const team = 'Team';
export const place = 'Place';
