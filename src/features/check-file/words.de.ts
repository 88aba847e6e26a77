/* From src/features/check-file/words.ts, as of 95e753c5. */

export const aboutCheck =
  'Wählen Sie eine Datei, die Sie hier heruntergeladen haben, von welcher Seite auch immer. Ihr Browser vergleicht sie mit den veröffentlichten Prüfsummen; die Datei wird nirgendwohin gesendet.';
export const dropFile = 'Datei hier ablegen oder auswählen';
export const loadingSums = 'Die Prüfsummen werden geladen …';
export const ready = 'Bereit. Ab jetzt geht es auch ohne Verbindung.';
export const checking = 'Wird geprüft …';
export const sumsNotLoaded = 'Die Prüfsummen ließen sich nicht laden. Prüfen Sie Ihre Verbindung.';
export const tryAgain = 'Noch einmal versuchen';
export const insecure =
  'Browser berechnen Prüfsummen nur auf Seiten mit https. Öffnen Sie diese Seite unter ihrer https-Adresse.';
export const tooLarge =
  'Diese Datei ist größer als 100 MB. So groß ist keine Datei dieser Website.';
export const unreadable = 'Ihr Browser konnte diese Datei nicht lesen. Ist sie noch da?';
export const sumOfFile = 'SHA-256 Ihrer Datei';
export const limits =
  'Die Prüfung läuft auf dieser Seite mit Code dieser Website. Eine übernommene Website kann sie deshalb nicht erkennen. Vergleichen Sie dafür im Terminal mit einem Schlüssel, den Sie sich früher notiert haben: siehe [Schlüssel und Prüfsummen](/security#keys-and-checksums).';
