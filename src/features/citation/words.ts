/* What the tools beside a citation are called. */

export const copyBibtex = 'Copy BibTeX';
