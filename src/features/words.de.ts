/* From src/features/words.ts, as of 53a48890. */

export const copyCitation = 'Zitat kopieren';
export const copyBibtex = 'BibTeX kopieren';
export const print = 'Drucken';

export const askedForPrivacy =
  'Ihr Browser bittet Websites, Ihre Daten nicht weiterzugeben. Wir geben keine weiter. Freiwilliges Speichern bleibt aus, solange Sie nicht auf „{allow}“ drücken.';
export const notAsked =
  'Kein Tracking. Mit „{allow}“ merkt sich die Website Entwürfe und Einstellungen auf Ihrem Gerät, mit „{deny}“ nur, was Sie verlangen.';

export const aboutFeed =
  'Fügen Sie die Adresse des Feeds in einen Feedreader Ihrer Wahl ein. Neue Artikel erscheinen dort in voller Länge, und niemand fragt nach Ihrer Adresse.';
export const feedUrl = 'Adresse des RSS-Feeds';
export const copyUrl = 'RSS-Adresse kopieren';
export const urlCopied = 'RSS-Adresse kopiert';
export const downloadFeed = 'RSS-Feed herunterladen';
export const openInReader = 'Oder in einem Feedreader im Web öffnen';
export const aboutReaders = 'Er erfährt von uns nur die Adresse des Feeds.';
export const openIn = 'In {reader} öffnen';

export const all = 'Alle';
export const papersShown = '{shown} von {total} Papieren';
export const projectsShown = '{shown} von {total} Projekten';
export const caseStudiesShown = '{shown} von {total} Fallstudien';

export const standing = '{standing} von {total} Wegen stehen';
export const waits = 'Die Nachricht wartet auf einen weiteren Weg';
export const arrives = 'Die Nachricht kommt an';

export const encryption = 'Verschlüsselung';
export const aboutAlgorithm = 'Was über den Algorithmus {name} bekannt ist';

export const openNow = 'Jetzt geöffnet';
export const closedNow = 'Jetzt geschlossen';
export const closedNowFor = 'Jetzt geschlossen: {holiday}';
export const closedFor = 'Geschlossen: {holiday}';
export const inYourTime = 'In Ihrer Zeit ({zone})';
export const hoursOf = '{office}, {clock}';
