/* From src/demos/site-check/words.ts, as of 774d3a40; the same in both: Cookies, Bytes. */

export const heading = 'Auf dieser Seite nachprüfen';
export const text =
  'Ihr Browser weiß, was diese Seite woher geladen hat, was er für diese Website speichert und welche Content Security Policy (CSP) mit ihr kam. Die Prüfung zeigt es laufend, und nichts davon verlässt den Browser.';
export const noScript =
  'Die Prüfung braucht JavaScript. Dasselbe zeigt die Netzwerkanalyse Ihres Browsers.';

export const checkPage = 'Diese Seite prüfen';
export const unreachable =
  'Die Seite war nicht noch einmal abrufbar. Sind Sie offline? Dann versuchen Sie es später.';

/* The result, and a table of statements with what was seen. */

export const allHold = 'Alle {count} Aussagen treffen in diesem Browser zu.';
export const someFail =
  'Hier nicht erfüllt: {failed} von {count} Aussagen. Bitte sagen Sie uns Bescheid.';
export const keepsWatching =
  'Die Prüfung läuft weiter, während Sie lesen: Was sich ändert, erscheint hier.';
export const findings = 'Aussagen und Beobachtungen';
export const foreignFiles = 'Dateien von anderen Servern';
export const refusedAttempts = 'Von der CSP verhinderte Versuche';
export const cookies = 'Cookies';
export const otherStorage = 'Datenbanken, Caches, Service Worker';
export const none = 'keine';
export const noneOf = 'keine von {count}';
export const sentIn = 'gesendet in {header}';
export const notIn = 'fehlt in {header}';
export const database = 'Datenbank {name}';
export const cache = 'Cache {name}';
export const serviceWorker = 'Service Worker {scope}';

/* The table of requests. */

export const everyRequest = 'Alles, was diese Seite abgerufen hat';
export const requests = 'Abrufe';
export const file = 'Datei';
export const origin = 'Herkunft';
export const askedBy = 'Abgerufen durch';
export const askers: Readonly<Record<string, string>> = {
  navigation: 'Aufruf',
  page: 'Seite',
  script: 'Skript',
  link: 'Verweis',
  css: 'Stilvorlage',
  img: 'Bild',
  image: 'Bild',
  fetch: 'Abruf',
  xmlhttprequest: 'Abruf',
  beacon: 'Meldung',
  other: 'Sonstiges',
};
export const bytesReceived = 'Empfangene Bytes';
export const thisSite = 'diese Website';
export const takesForms = '{origin}, nimmt Formulare an';
export const anotherOrigin = '{origin}, fremde Herkunft';
/** Bytes of a request that has none. */
export const fromCache = 'aus dem Cache oder nicht mitgeteilt';

/* The table of what the browser keeps. */

export const everythingKept = 'Alles, was dieser Browser für diese Website speichert';
export const storedItems = 'Gespeicherte Einträge';
export const itemsKept = { zero: 'Nichts.', one: '{count} Eintrag.', other: '{count} Einträge.' };
export const item = 'Eintrag';
export const purpose = 'Wofür';
export const bytes = 'Bytes';
/** The column, and its buttons, which screen readers call by the item, too. */
export const deleteItem = 'Löschen';

/* The table of the policy. */

export const policyInForce = 'Die geltende CSP';
export const policyFrom = 'Aus der Kopfzeile {header}, eben erneut für diese Seite gesendet.';
export const directives = 'Vorgaben der CSP';
