/* From src/demos/inventory/words.ts, as of 53dce46f. */

import type { ColumnField } from './read/columns.ts';

/* The section before anything is read. */

export const heading = 'Das eigene Inventar lesen';
export const lede =
  'Ziehen Sie eine CBOM, einen Scan oder Zertifikate hierher; Ihr Browser liest sie, ohne etwas hochzuladen.';
export const sampleTitle = 'Inventar einer erfundenen Bank';
export const sampleState = 'Beispiel';
export const openReader = 'Meine Dateien lesen';
export const takes =
  'Gelesen werden CBOMs nach CycloneDX, Ausgaben von testssl.sh, sslyze, ssh-audit und nmap, Zertifikate, SSH-Schlüssel und CSV.';
export const makeFile = 'Befehle, die solche Dateien erzeugen';
export const noScript =
  'Zum Lesen von Dateien ist JavaScript nötig. Die Befehle erstellen Ihr Inventar auch ohne.';
export const command = 'Befehl';

/* Where files come from. */

export const sources = 'Dateien';
export const dropHere =
  'Dateien oder Ordner hierher ziehen, bis zu {size} MB und {count} Einträgen.';
export const chooseFiles = 'Dateien wählen';
export const chooseFolder = 'Ordner wählen';
export const tryOurs = 'Mit unserem Beispiel testen';
export const startOver = 'Alles verwerfen';
export const paste = 'Text einfügen';
export const pasteLabel = 'Ein Zertifikat, ein SSH-Schlüssel, JSON, XML oder CSV';
export const nothingPasted = 'Fügen Sie hier zuerst einen Text ein.';
export const readPasted = 'Text lesen';
export const reading = '{file} wird gelesen ({done} von {all})';
export const stop = 'Abbrechen';
export const stopped = 'Abgebrochen. Nichts vom Gelesenen bleibt erhalten.';
export const failed =
  'Das Lesen endete vorzeitig, weil dem Browser der Speicher ausging oder ein Teil dieser Seite nicht geladen wurde. Versuchen Sie es noch einmal, mit weniger Dateien.';
export const readAll = 'Gelesen: {assets} in {files}.';
export const leftOut = {
  one: '{count} Hinweis auf Ausgelassenes.',
  other: '{count} Hinweise auf Ausgelassenes.',
};
export const notes = 'Was ausgelassen wurde, und warum';
export const tooManyFiles =
  'Nur die ersten {count} Dateien wurden gelesen. Fügen Sie die übrigen danach hinzu.';
export const moreNotes = { one: '{count} weiterer Hinweis', other: '{count} weitere Hinweise' };

/* A table whose columns are not known. */

export const whichColumn = '{file}: Welche Spalte ist welche?';
export const askColumns = 'Nötig ist nur das Verfahren.';
export const noColumn = 'Keine';
export const readTable = 'Tabelle lesen';
export const skipTable = 'Auslassen';
export const fields: Readonly<Record<ColumnField, string>> = {
  algorithm: 'Verfahren',
  size: 'Schlüssellänge',
  signature: 'Signatur',
  exchange: 'Schlüsselaustausch',
  hash: 'Hashfunktion',
  protocol: 'Protokoll',
  name: 'Name',
  system: 'System oder Host',
  use: 'Verwendung',
  place: 'Fundstelle',
  expires: 'Läuft ab',
  owner: 'Zuständig',
  secrecy: 'Jahre geheim',
};

/* The line for a board. */

export const readIn = '{assets} in {files}:';
export const assets = { one: '{count} Eintrag', other: '{count} Einträge' };
export const files = { one: '{count} Datei', other: '{count} Dateien' };
export const fallAndSecret = '{falls}, {secret}.';
export const fall = {
  one: '{count} ist durch Shors Algorithmus brechbar',
  other: '{count} sind durch Shors Algorithmus brechbar',
};
export const secret = {
  zero: 'keiner davon schützt Geheimes',
  one: '{count} davon schützt Geheimes und kann heute mitgeschnitten werden',
  other: '{count} davon schützen Geheimes und können heute mitgeschnitten werden',
};
export const outlive = {
  zero: 'Bei keinem ist bekannt, dass er über {year} hinaus halten muss.',
  one: '{count} muss über {year} hinaus halten.',
  other: '{count} müssen über {year} hinaus halten.',
};
export const noneFalls = 'keiner ist durch Shors Algorithmus brechbar.';
export const marked = {
  one: '{count} ist als erledigt oder fremd markiert und nicht mitgezählt.',
  other: '{count} sind als erledigt oder fremd markiert und nicht mitgezählt.',
};

/* What to do first. */

export const first = 'Was zuerst zu tun ist';
export const groupColumn = 'Gruppe';
export const countColumn = 'Einträge';
export const whyColumn = 'Warum';
export const dayColumn = 'Bis wann';
export const today = 'Heute';
export const noDay = 'Kein Termin';
export const byDay = '{shown} ({regime})';
export const ending = {
  one: '{count} läuft vorher von selbst ab',
  other: '{count} laufen vorher von selbst ab',
};
export const showGroup = 'Anzeigen';
export const regimes = 'Vorgaben, die für Sie gelten';

/* The list of assets. */

export const list = 'Einträge';
export const search = 'Einträge, Systeme, Dateien suchen';
export const group = 'Gruppe';
export const everyGroup = 'Alle Gruppen';
export const columns = {
  asset: 'Eintrag',
  system: 'System',
  reason: 'Verfahren und Urteil',
  expires: 'Läuft ab',
  place: 'Fundstelle',
};
export const shown = '{from} bis {to} von {all}';
export const noneShown = 'Kein Eintrag passt.';
export const previous = 'Zurück';
export const next = 'Weiter';
export const details = 'Einzelheiten zu {name}';
export const unnamedAsset = 'Ohne Namen';
export const kind = 'Art';
export const file = 'Datei';
export const issuer = 'Aussteller';
export const owner = 'Zuständig';
export const secretFor = 'Bleibt geheim';
export const years = { one: '{count} Jahr', other: '{count} Jahre' };
export const level = 'NIST-Kategorie laut Datei (ungeprüft)';
export const alsoOffers = 'Bietet auch an';
export const replaceWith = 'Ersetzen durch {next}.';
export const endsFirst =
  'Läuft am {day} von selbst ab, noch vor dem Termin {due}: das nächste mit {next} ausstellen.';
export const nextSignature = 'ML-DSA';
export const use = 'Verwendung';
export const mark = '{name} markieren';
export const marks = { none: 'Offen', done: 'Erledigt', other: 'Nicht unseres' } as const;

/* What a newer inventory changes. */

export const compareTitle = 'Was sich geändert hat';
export const compareWith = 'Mit neueren Dateien vergleichen';
export const compareHint =
  'Wählen Sie einen neueren Stand der Dateien oben. Markierungen bleiben erhalten.';
export const changes = {
  improved: { one: '{count} besser', other: '{count} besser' },
  worsened: { one: '{count} schlechter', other: '{count} schlechter' },
  came: { one: '{count} neu', other: '{count} neu' },
  went: { one: '{count} entfallen', other: '{count} entfallen' },
};
export const changed = 'Seit den früheren Dateien: {changes}.';
export const noChange = 'Nichts hat sich geändert.';
export const fromTo = '{name}: {before}, jetzt {after}';
export const more = 'Und {count} weitere.';

/* What leaves the page, if the visitor wants it to. */

export const out = 'Mitnehmen';
export const saveTable = 'Tabelle (.csv)';
export const saveCbom = 'CBOM (CycloneDX 1.7)';
export const saveTicket = 'Ticket (.md)';
export const toBrief = 'Weiter zum Migrationsplan';
export const briefSystem = '{falls} von {assets} durch Shor brechbar';
export const send = 'Zusammenfassung an uns senden';
export const sendWhole =
  'Das ist die ganze E-Mail. Sie enthält nur Zahlen, außer Sie fügen die Namen hinzu.';
export const withNames = 'Namen der dringendsten Systeme hinzufügen';
export const mailSubject = 'Zusammenfassung unseres kryptografischen Inventars';
export const mailSystems = 'Dringendste Systeme: {systems}';
export const mailAsk = 'Bitte teilen Sie uns mit, womit Sie beginnen würden.';
export const sendMail = 'E-Mail schreiben';
export const ticketTitle = 'Kryptografisches Inventar';
export const fileColumns = {
  name: 'Name',
  system: 'System',
  file: 'Gelesene Datei',
  place: 'Fundstelle',
  algorithm: 'Verfahren',
  use: 'Verwendung',
  verdict: 'Urteil',
  group: 'Gruppe',
  reason: 'Grund',
  next: 'Ersetzen durch',
  expires: 'Läuft ab',
  owner: 'Zuständig',
  secrecy: 'Jahre geheim',
};
export const limits =
  'Gezählt wird, was die Dateien sagen. Was kein Scanner gesehen hat, fehlt; in welchem Jahr ein Verfahren fällt, weiß niemand.';
