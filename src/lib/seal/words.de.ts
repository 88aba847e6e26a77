/* From src/lib/seal/words.ts, as of 805ed508. */
export const sealedNote =
  'Diese Nachricht ist mit age (age-encryption.org) versiegelt. Nur dieser Schlüssel öffnet sie:\n{keyId}.';

export const published = '{name} ist Bit für Bit die veröffentlichte Datei.';
export const publishedAs =
  '{name} ist Bit für Bit die Datei, die als {published} veröffentlicht ist.';
export const changed = '{name} ist nicht die Datei, die unter diesem Namen veröffentlicht ist.';
export const changedReason = 'Sie wurde geändert oder stammt aus einer anderen Ausgabe. {reason}';
export const unknown =
  '{name} gehört nicht zu den veröffentlichten Dateien, weder nach Inhalt noch nach Namen.';
export const badSignature =
  'Den veröffentlichten Prüfsummen ist nicht zu trauen: Ihre Signatur ist ungültig.';
export const older = 'Diese Prüfsummen gehören zu einer älteren Ausgabe als der vom {newer}.';
export const olderReason = 'Eine Datei, die sie nennen, kann seitdem ersetzt worden sein.';
export const notSigned =
  'Die Prüfsummen sind nicht signiert. Sie sind so verlässlich wie der Ort, von dem sie kommen.';
export const signatureMissing = 'Diese Website signiert ihre Prüfsummen, aber die Signatur fehlt.';
export const signatureHolds =
  'Die Prüfsummen sind mit dem Schlüssel {keyId} signiert, und die Signatur ist gültig.';
export const unknownSigner =
  'Die Signatur dieser Prüfsummen stammt von keinem bekannten Schlüssel.';
