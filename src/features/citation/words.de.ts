/* From src/features/citation/words.ts, as of be57c9d8. */

export const copyCitation = 'Zitat kopieren';
export const copyBibtex = 'BibTeX kopieren';
export const print = 'Drucken';
