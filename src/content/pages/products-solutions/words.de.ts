/* From src/content/pages/products-solutions/words.ts, as of a5fde009. */
export const learnMore = 'Mehr erfahren';
export const tryNow = 'Jetzt ausprobieren';
export const atWork = 'Im Einsatz';
export const earlyAccess = 'Vorabzugang anfordern';

export const compare = 'Vergleichen';
export const clear = 'Auswahl aufheben';
export const sideBySide = 'Nebeneinander';
export const property = 'Eigenschaft';

export const aboutProduct = '({name})';

export const status = 'Stand';
export const inALine = 'In einer Zeile';
export const forWhom = 'Für wen';
export const features = 'Funktionen';
export const readOn = 'Weiterlesen';

export const selectOneMore = '{name}: Wählen Sie noch eines zum Vergleichen.';
export const selectOneOrTwoMore = '{name}: Wählen Sie noch eines oder zwei zum Vergleichen.';
export const comparing = 'Im Vergleich: {names}.';
export const comparingMost = 'Im Vergleich: {names}. Mehr als drei sind nicht möglich.';
export const seeComparison = 'Zum Vergleich';

export const getDetails = 'Details anfordern';
export const tellMe = 'Bei Verfügbarkeit benachrichtigen';
export const sampleAddress =
  'Eine Beispieladresse. Sie führt zu {host}, einer Adresse, die für Beispiele reserviert ist.';

export const everyProduct = 'Alle Produkte';
export const ownApplications = 'Ihre eigenen Anwendungen';
