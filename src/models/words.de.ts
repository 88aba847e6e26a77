/* From src/models/words.ts, as of 17c2bdf6. */

export const relayName = 'Relais {name}';
export const linkName = 'Verbindung {ends}';

export const mlKemAtReceiver = 'ML-KEM-768 beim Empfang';
export const aesGcmAtReceiver = 'AES-256-GCM beim Empfang';

export const sameSecret = 'Gleicher Schlüssel';
export const whySameSecret = 'Beide Seiten haben dieselben 32 Byte.';
export const noClue = 'Kein Hinweis für Angreifer';
export const whyNoClue =
  'Heraus kommt ein falscher Schlüssel statt einer Fehlermeldung. Wer es mit geänderten Nachrichten versucht, erfährt nichts.';

export const opened = 'Nachricht geöffnet';
export const whyOpened = 'Das Authentisierungs-Tag stimmt. Die Nachricht lautet: „{message}“';
export const rejected = 'Manipulierte Nachricht abgewiesen';
export const whyRejected =
  'Mit dem falschen Schlüssel stimmt das Authentisierungs-Tag nicht. Kein Teil der Nachricht wird lesbar.';
export const notTried = 'Hier nicht ausprobiert';
export const whyNotTried =
  'Browser bieten AES-GCM nur auf sicheren Seiten an, und diese Seite kam ohne https.';

/** Sealed in the examples. */
export const sampleMessage = 'Die Prüfung beginnt am Montag um neun.';
