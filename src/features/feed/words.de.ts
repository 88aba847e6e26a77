/* From src/features/feed/words.ts, as of 23f74e52. */

export const aboutFeed =
  'Fügen Sie die Adresse des Feeds in einen Feedreader Ihrer Wahl ein. Neue Artikel erscheinen dort in voller Länge, und niemand fragt nach Ihrer Adresse.';
export const feedUrl = 'Adresse des RSS-Feeds';
export const copyUrl = 'RSS-Adresse kopieren';
export const urlCopied = 'RSS-Adresse kopiert';
export const downloadFeed = 'RSS-Feed herunterladen';
export const openInReader = 'Oder in einem Feedreader im Web öffnen';
export const aboutReaders = 'Er erfährt von uns nur die Adresse des Feeds.';
export const openIn = 'In {reader} öffnen';

export { feedReaders } from './words.ts';
