/* From src/demos/exchange/words.ts, as of fb498aaf; the same in both: Byte. */

export const heading = 'Ein Byte ändern und sehen, was passiert';
export const lede =
  'Echte Schlüsseleinigung mit ML-KEM-768 in Ihrem Browser. Jeder Punkt ist ein Byte: Wählen Sie eines.';
export const message = 'Tor 4 öffnet um 8:10 Uhr.';
export const caption =
  'Ein geändertes Byte, und die Nachricht bleibt zu. Nichts davon verlässt diese Seite.';

/* Over what the sender has. The second ends the sentence of the first. */

export const senderSeals = 'Versiegelt wird';
export const withSecret = 'mit diesem Schlüssel';

/* What the controls are called. */

export const byte = 'Byte';
export const changeIt = 'Ändern';
export const putItBack = 'Zurücksetzen';

/* Demonstrations on other pages. */

export const otherDemos = 'Weitere Vorführungen';
export const simulatorLink = 'Verbindung unterbrechen';
export const simulatorName = 'Simulator für Ausfälle im Netz';
export const policyLink = 'Zugriffsrichtlinie testen';
export const policyName = 'Simulator für Zugriffsrichtlinien';
export const briefLink = 'Umstellung planen';
export const briefName = 'Migrationsplan';
export const apiLink = 'API aufrufen';
export const apiName = 'In Ihrem Browser, ohne Schlüssel';
