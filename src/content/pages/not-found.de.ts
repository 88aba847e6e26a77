/* From src/content/pages/not-found.ts, as of 703d0370. */
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Seite nicht gefunden',
  description: 'Diese Adresse gehört nicht zu dieser Website.',
};

export const notFound = {
  heading: 'Diese Seite gibt es nicht',
  articleHeading: 'Artikel nicht gefunden',
  articleText: 'Diesen Artikel gibt es nicht.',
  home: 'Zur Startseite',
  suggestions: 'Meinten Sie',
} as const;

export const mayHaveMoved =
  'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler. Suchen Sie, oder wählen Sie unten eine Seite.';
export const askUs = 'Fragen Sie uns';
export const homePage = 'Die Startseite';
export const mainPages = 'Wichtigste Seiten';
export const everyPage = 'Jede Seite';
export const everyPageHeading = 'Alle Seiten dieser Website';
export const everyPageAndArticles = 'Alle Seiten dieser Website und ihre neuesten Artikel';
