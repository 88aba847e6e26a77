/* From src/content/for-programs.ts, as of 2415785c. */
export * from './for-programs.ts';

export const feedTitle = 'Blog von {name}';

export const llmsSummary =
  'Schutz von Daten mit Post-Quanten-Verschlüsselung: verschlüsselte Nachrichten, Dateispeicher und Zugriffskontrolle nach den veröffentlichten Standards des NIST.';
export const llmsAbout = 'Eine Liste der Themen als einfacher Text, für Programme.';
export const feedAbout = 'Die neuesten Artikel des Blogs, vollständig.';
export const openApiAbout = 'Die API in maschinenlesbarer Form.';
