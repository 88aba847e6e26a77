/* From src/demos/exchange/words.ts, as of fb498aaf; the same in both: Byte. */

export const heading = 'Ein Byte ändern und sehen, was passiert';
export const lede =
  'Dies ist ein echter Schlüsselaustausch mit ML-KEM-768 in Ihrem Browser: Jeder Punkt ist ein Byte des Geheimtexts, und Sie können auf jeden davon drücken.';
export const message = 'Tor 4 öffnet um 8:10 Uhr.';
export const caption =
  'Ist auch nur ein Byte geändert, bleibt die Nachricht zu, und was Sie hier tun, verlässt diese Seite nicht.';

/* Over what the sender has. The second ends the sentence of the first. */

export const senderSeals = 'Versiegelt wird';
export const withSecret = 'mit diesem Schlüssel';

/* What the controls are called. */

export const byte = 'Byte';
export const changeIt = 'Ändern';
export const putItBack = 'Zurücksetzen';

/* Demonstrations on other pages. */

export const otherDemos = 'Weitere Vorführungen';
export const simulatorLink = 'Verbindung kappen';
export const simulatorName = 'Simulator für Ausfälle im Netz';
export const policyLink = 'Zugriffsrichtlinie testen';
export const policyName = 'Simulator für Zugriffsrichtlinien';
export const briefLink = 'Umstellung planen';
export const briefName = 'Kurzbericht zur Migration';
export const apiLink = 'API aufrufen';
export const apiName = 'In Ihrem Browser, ohne Schlüssel';
