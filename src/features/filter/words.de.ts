/* From src/features/filter/words.ts, as of 2f1d263a. */

export const all = 'Alle';
export const papersShown = '{shown} von {total} Papieren';
export const projectsShown = '{shown} von {total} Projekten';
export const caseStudiesShown = '{shown} von {total} Fallstudien';
export const positionsShown = '{shown} von {total} Stellen';

export const team = 'Team';
export const place = 'Ort';
