/* From src/lib/mail/words.ts, as of 7e939d83. */

export const leaveOutMailto = 'Lassen Sie „mailto:“ weg.';
export const leaveOutBrackets = 'Lassen Sie „<“ und „>“ weg, auch den Namen vor der Adresse.';
export const hasAnAt = 'Eine Adresse hat ein @, zum Beispiel name@example.com.';
export const oneAddressOnly = 'Geben Sie nur eine Adresse ein.';
export const oneAtOnly = 'Eine Adresse hat nur ein @.';
export const dotNotComma = 'Schreiben Sie einen Punkt statt des Kommas.';
export const noSpaces = 'Eine Adresse hat keine Leerzeichen.';
export const partBeforeMissing = 'Der Teil vor dem @ fehlt.';
export const partAfterMissing = 'Der Teil nach dem @ fehlt.';
export const noDotAtEnd = 'Lassen Sie den Punkt am Ende weg.';
export const aDotTooMany = 'Der Teil nach dem @ hat einen Punkt zu viel.';
export const hiddenCharacter =
  'Die Adresse enthält ein unsichtbares Zeichen. Tippen Sie sie neu ein.';
export const hasNo = 'Eine Adresse enthält kein „{found}“.';
export const lettersAfter =
  'Der Teil nach dem @ besteht nur aus Buchstaben, Ziffern, Punkten und Bindestrichen.';
export const hasEnding = 'Der Teil nach dem @ hat eine Endung wie .de oder .com.';
export const tooLong = 'Eine Adresse hat höchstens {count} Zeichen.';

export const serverRefused = 'Unser Server hat die Nachricht abgelehnt (Status {status}).';
export const noAnswer = 'Unser Server hat nicht geantwortet.';
export const noAnswerOffline =
  'Unser Server hat nicht geantwortet. Ihr Browser meldet, dass er offline ist.';
