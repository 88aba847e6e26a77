/* From src/features/search/words.ts, as of 2a255e23. */

import type { ResultKind } from './search-index.ts';

export const example = 'Zum Beispiel: Post-Quanten-Verschlüsselung';
export const onlyFirst = 'Gesucht wird nur mit den ersten {count} Zeichen.';
export const fetching = 'Der Suchindex wird geladen.';
export const notFetched = 'Der Suchindex ließ sich nicht laden.';
export const nothingFound = 'Keine Treffer für „{query}“.';
export const fewerWords =
  'Versuchen Sie es mit weniger oder anderen Wörtern. Fehlt hier etwas? Dann schreiben Sie uns, wonach Sie gesucht haben.';

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
  paper: 'Papier',
  case: 'Fall',
  job: 'Stelle',
  press: 'Presse',
};

export const keys = 'Pfeiltasten wählen aus, Enter öffnet, Esc schließt.';
export const slashOff = 'Taste / abschalten';
export const slashOn = 'Mit der Taste / hierher';
