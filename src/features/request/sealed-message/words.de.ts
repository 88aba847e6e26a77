/* From src/features/request/sealed-message/words.ts, as of 425d860d. */

/* Das Formular für eine versiegelte Nachricht. */

export const sealedTitle = 'Versiegelte Nachricht schreiben';
export const sealedSubtitle =
  'Ihr Browser verschlüsselt sie. Das Ergebnis schicken Sie uns per E-Mail.';
export const subjectNotSealed = 'Wird nicht versiegelt und bleibt auf dem ganzen Weg lesbar.';
export const seal = 'Versiegeln und E-Mail öffnen';
export const sealing = 'Wird versiegelt …';
export const notSealed = 'Nicht versiegelt';
export const notSealedText =
  'Ihre Nachricht ließ sich nicht vorbereiten. Es wurde nichts übergeben, und Ihre Eingaben sind noch da.';
export const sealedSubject = 'Versiegelte Nachricht';
