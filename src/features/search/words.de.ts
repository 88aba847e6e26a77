/* From src/features/search/words.ts, as of aedaf583. */

import type { ResultKind } from './search-index.ts';

export const example = 'Zum Beispiel: Post-Quanten-Verschlüsselung';
export const onlyFirst = 'Gesucht wird nur mit den ersten {count} Zeichen.';
export const fetching = 'Der Suchindex wird geladen.';
export const notFetched = 'Der Suchindex ließ sich nicht laden.';
export const listOfPages = 'Zur Liste aller Seiten';
export const onlySigns =
  'Nach Zeichen allein wird nicht gesucht. Geben Sie ein Wort oder eine Zahl ein.';
export const nothingFound = 'Auf keiner Seite steht „{query}“.';
export const fewerWords =
  'Versuchen Sie es mit weniger oder anderen Wörtern. Oder fragen Sie uns: Wir beantworten auch, was auf keiner Seite steht.';
export const inLanguage = 'Auf {language}: {results}';

export const partly = 'Alle Wörter zusammen kommen nirgends vor.';
export const found = { one: '{count} Treffer', other: '{count} Treffer' } as const;
export const foundFirst = '{count} Treffer; hier die ersten {shown}';
export const foundElsewhere = {
  one: '{count} Treffer auf einer anderen Seite',
  other: '{count} Treffer, alle auf anderen Seiten',
} as const;
export const foundElsewhereFirst =
  '{count} Treffer, alle auf anderen Seiten; hier die ersten {shown}';

export const results = 'Treffer';
export const kinds: Readonly<Record<ResultKind, string>> = {
  page: 'Seite',
  docs: 'Doku',
  api: 'API',
  article: 'Artikel',
  paper: 'Whitepaper',
  case: 'Fall',
  job: 'Stelle',
  press: 'Presse',
};

export const keys = 'Pfeiltasten wählen aus, Enter öffnet, Esc schließt.';
export const slashOff = 'Taste / abschalten';
export const slashOn = 'Mit der Taste / hierher';
