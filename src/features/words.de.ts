/* From src/features/words.ts, as of 7f9e0445; the same in both: Team. */

export const aboutCheck =
  'Wählen Sie eine Datei, die Sie hier heruntergeladen haben, von welcher Seite auch immer. Ihr Browser vergleicht sie mit den veröffentlichten Prüfsummen; die Datei wird nirgendwohin gesendet.';
export const dropFile = 'Datei hier ablegen oder auswählen';
export const loadingSums = 'Die Prüfsummen werden geladen …';
export const ready = 'Bereit. Ab jetzt geht es auch ohne Verbindung.';
export const checking = 'Wird geprüft …';
export const sumsNotLoaded = 'Die Prüfsummen ließen sich nicht laden. Prüfen Sie Ihre Verbindung.';
export const insecure =
  'Browser berechnen Prüfsummen nur auf Seiten mit https. Öffnen Sie diese Seite unter ihrer https-Adresse.';
export const tooLarge =
  'Diese Datei ist größer als 100 MB. So groß ist keine Datei dieser Website.';
export const unreadable = 'Ihr Browser konnte diese Datei nicht lesen. Ist sie noch da?';
export const sumOfFile = 'SHA-256 Ihrer Datei';
export const limits =
  'Die Prüfung läuft auf dieser Seite mit Code dieser Website. Ob jemand die Website übernommen hat, kann sie deshalb nicht erkennen. Vergleichen Sie dafür im Terminal mit einem Schlüssel, den Sie sich früher notiert haben: siehe [Schlüssel und Prüfsummen](/security#keys-and-checksums).';

export const copyCitation = 'Zitat kopieren';
export const copyBibtex = 'BibTeX kopieren';
export const print = 'Drucken';

export const askedForPrivacy =
  'Ihr Browser bittet Websites, Ihre Daten nicht weiterzugeben. Das tun wir ohnehin nicht. Freiwillig gespeichert wird nichts, solange Sie nicht „{allow}“ wählen.';
export const notAsked =
  'Kein Tracking. Mit „{allow}“ speichert die Website Entwürfe und Einstellungen auf Ihrem Gerät, mit „{deny}“ nur, was Sie ausdrücklich verlangen.';

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
export const papersShown = '{shown} von {total} Whitepapern';
export const projectsShown = '{shown} von {total} Projekten';
export const caseStudiesShown = '{shown} von {total} Fallstudien';
export const positionsShown = '{shown} von {total} Stellen';
export const team = 'Team';
export const place = 'Ort';

export const standing = '{standing} von {total} Wegen in Betrieb';
export const waits = 'Die Nachricht wartet auf einen weiteren Weg';
export const arrives = 'Die Nachricht kommt an';

export const lookAtSlits = 'Doppelspalt ansehen';
export const someoneLooked = 'Jemand sieht hin: zwei Bänder, keine Streifen.';
export const nobodyLooks = 'Niemand sieht hin: Die Streifen sind wieder da.';

export const secretUntil = 'Meine Daten müssen geheim bleiben bis';
export const compareDates = 'Fristen vergleichen';
export const yourData = 'Ihre Daten: {year}';
export const datesBefore =
  'Fristen auf dieser Seite, die vorher kommen: {passed} von {all}. So viele Jahre müssen Ihre Daten nach jeder noch geheim bleiben: {years}.';
export const noDateBefore = 'Auf dieser Seite kommt keine Frist vorher.';

export const sealPage = 'Diese Seite versiegeln';
export const pageSealed =
  'Mit AES-256-GCM versiegelt, mit einem Schlüssel, den Ihr Browser eben erzeugt hat. Jeder Punkt ist ein Byte. Der Zeiger oder die Pfeiltasten bewegen eine Lupe, die entschlüsselt. Vorlesen, Kopieren und Suchen finden den Text weiterhin.';
export const pageOpened = 'Der Schlüssel ist weg, und der Text ist offen.';
export const insecureSeal =
  'Browser verschlüsseln nur auf Seiten mit https. Öffnen Sie diese Seite unter ihrer https-Adresse.';

export const encryption = 'Verschlüsselung';
export const aboutAlgorithm = 'Was über den Algorithmus {name} bekannt ist';

export const openNow = 'Jetzt geöffnet';
export const closedNow = 'Jetzt geschlossen';
export const closedNowFor = 'Jetzt geschlossen: {holiday}';
export const closedFor = 'Geschlossen: {holiday}';
export const inYourTime = 'In Ihrer Zeitzone: {zone}';
export const hoursOf = '{office}, {clock}';
