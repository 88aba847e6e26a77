/* From src/sections/words.ts, as of 380107cc; the same in both: Details, Shell, Text. */

export const storedItems = 'Gespeicherte Einträge';

export const readArticle = 'Artikel lesen';
export const readMore = 'Weiterlesen';
export const turnLight = 'Drehen Sie das Licht';
export const passingLight =
  'Bei {angle}° lässt ein Filter bei {angle}° alles Licht durch und einer bei {across}° keines.';
export const backToBlog = 'Zurück zum Blog';

export const download = 'Herunterladen';
export const claimHeads = ['Zahl', 'Gilt für', 'Art'] as const;
export const fold = 'Details';

export const results = 'Ergebnisse';
export const timelineIs = 'Zeitplan:';
export const findingsHeading = 'Weitere Ergebnisse';

export const sortedBy = {
  ascending: '{shown}. Sortiert nach {column}, aufsteigend.',
  descending: '{shown}. Sortiert nach {column}, absteigend.',
};

export const availableNow = 'Jetzt verfügbar';
export const availableHint = 'Schon verfügbar. Lassen Sie es sich zeigen.';
export const comingSoon = 'In Entwicklung';
export const comingHint =
  'Noch ohne Termin. Hinterlassen Sie Ihre Adresse, dann melden wir uns einmal: sobald es erscheint.';

export const whoRunsWhat = 'Wer was betreibt und wer es lesen kann';
export const bytesInAndOut = '{textBytes} Byte hinein, {total} Byte heraus';

export const whatCustomersSay = 'Stimmen aus der Praxis';
export const moreQuotations = 'Weitere Stimmen';
export const sampleQuotations = 'Musterzitate.';
export const quotation = 'Zitat';
export const ofFiveStars = '{rating} von 5 Sternen';
export const quoted = '„{quote}“';

export const footnote = 'Fußnote {number}';
export const footnotes = 'Fußnoten';
export const backToText = 'Zurück';
export const backToReference = 'Zurück zu Verweis {number}';
export const filmOn = 'Ein Film auf {site}, erreichbar über diesen Link.';

export const sources = 'Quellen';
export const sourceNumber = 'Quelle {number}';

export const effective = 'Gültig ab';
export const textChanged = 'Text zuletzt geändert';
export const imprintTerms = {
  representatives: 'Vertreten durch',
  register: 'Handelsregister',
  court: 'Gericht',
  vat: 'USt-IdNr.',
  authority: 'Aufsichtsbehörde',
  publisher: 'Verantwortlich für den Inhalt',
  host: 'Hosting',
};
export const storedItem = 'Eintrag';
export const storedFor = 'Wofür';
export const storedWhen = 'Wann';
export const storedWhere = 'Wo';
export const whenAsked = 'Auf Ihren Wunsch';
export const afterAllowed = 'Nur nach OK';

export const moreArticles = 'Weitere Artikel';
export const olderOn = 'Älter, {date}';
export const newerOn = 'Neuer, {date}';
export const moreIn = 'Mehr aus {category}';
export const featuredArticle = 'Empfohlen';
export const article = 'Artikel';
export const updatedOn = 'Aktualisiert am {date}';
export const citeArticle = 'Diesen Artikel zitieren';

export const oneMonth = 'Monat {first}';
export const months = 'Monate {first} bis {last}';

export const pdfFacts = { one: 'PDF, {count} Seite, {size}', other: 'PDF, {count} Seiten, {size}' };
export const executiveEdition = {
  one: 'Kurzfassung ({count} Seite), PDF, {size}',
  other: 'Kurzfassung ({count} Seiten), PDF, {size}',
};
export const fileFacts = '{type}, {size}';
export const fileFactsWithPages = {
  one: '{type}, {count} Seite, {size}',
  other: '{type}, {count} Seiten, {size}',
};
export const ofFile = 'von {name}';
export const sizeInBytes = '{type}, {bytes} Byte';
export const allChecksums = 'Alle Prüfsummen in einer Datei: [SHA256SUMS](/SHA256SUMS)';
export const byEngineers = '{caution}. Von Fachleuten für Fachleute geschrieben.';

export const topicsLabel = 'Themen';
export const allTopics = 'Alle Themen';
export const viewCategory = 'Ansehen:';
export const previous = 'Zurück';
export const next = 'Weiter';
export const copyLink = 'Link kopieren';
export const plainText = 'Als reiner Text';
export const contentsOf = 'Auf dieser Seite: {title}';
export const beforeAndAfter = 'Davor und danach: {title}';
export const shell = 'Shell';
export const text = 'Text';

export const eventWords = {
  heading: 'Wo Sie uns treffen',
  caption: 'Veranstaltungen',
  columns: ['Veranstaltung', 'Wann', 'Wo'],
  startsAt: '{date}, {time}, {zone}',
  takes: '{date}, {from} bis {to}, {zone}',
  ownTime: 'Nach Ihrer Uhr: {time}',
  toCalendar: 'Zum Kalender hinzufügen',
} as const;
