/* The tools beside a citation. */

export const copyCitation = 'Copy citation';
export const copyBibtex = 'Copy BibTeX';
export const print = 'Print';
