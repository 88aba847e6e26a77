/* From src/ui/words.ts, as of 91941730; the same in both: Code. */

export const close = 'Schließen';
export const dismiss = 'Ausblenden';
export const notices = 'Hinweise';
export const closeNotice = 'Hinweis schließen';
export const copy = 'Kopieren';
export const copied = 'Kopiert';
export const pressCtrlC = 'Strg+C drücken';
export const textToCopy = 'Text zum Kopieren';
export const copyHeadingLink = 'Link zu diesem Abschnitt kopieren';
export const onThisPage = 'Auf dieser Seite';
export const showAllLines = 'Alle Zeilen anzeigen';
export const openFile = '{file} öffnen';

export const openAgain = 'Noch einmal öffnen';
export const byEmail = 'Per E-Mail';
export const openMailApp = 'E-Mail-Programm öffnen';
export const copyMessage = 'Nachricht kopieren';
export const saveMessage = 'Kopie speichern (.eml)';
export const messageBody = 'Text';

export const show = 'Anzeigen';
export const hide = 'Verbergen';

export const problem = 'Da stimmt etwas nicht';
export const errorPrefix = 'Fehler: ';

export const opensNewTab = '(öffnet einen neuen Tab)';
export const print = 'Drucken';
export const table = 'Tabelle';
export const code = 'Code';
export const seeAddressBar = 'Siehe Adresszeile';
export const linkCopied = 'Link kopiert';
export const linkInAddressBar = 'Der Link steht in der Adresszeile';
export const couldNotLoad =
  'Das ließ sich nicht laden. Prüfen Sie Ihre Verbindung und klicken Sie noch einmal auf die Schaltfläche.';

export const switchedOn = ': an';
export const switchedOff = ': aus';

export const replyWithin = 'Antwort innerhalb von {time}';
export const messageTo = 'An';
export const messageSubject = 'Betreff';
export const copyAddress = 'Adresse kopieren';
export const copySubject = 'Betreff kopieren';
export const copyBody = 'Text kopieren';
export const messageAsText = 'An: {to}\nBetreff: {subject}\n\n{body}';
export const share = 'Teilen';
export const webmailNote =
  'Gmail und Outlook erhalten den Text in der Adresse ihres Fensters für neue Nachrichten.';

export const required = 'Felder mit Stern (*) sind Pflichtfelder.';
export const someRequired =
  'Felder mit Stern (*) helfen uns bei der Vorbereitung. Alle sind Pflichtfelder außer: {fields}.';
export const optional = '(freiwillig)';
export const select = 'Bitte wählen …';
export const showField = '{field} anzeigen';
export const hideField = '{field} verbergen';

export const firstName = 'Vorname';
export const firstNameMissing = 'Bitte geben Sie Ihren Vornamen ein.';
export const lastName = 'Nachname';
export const lastNameMissing = 'Bitte geben Sie Ihren Nachnamen ein.';
export const contactName = 'Name';
export const contactNameMissing = 'Bitte geben Sie Ihren Namen ein.';
export const email = 'E-Mail';
export const emailMissing = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
export const emailInvalid = 'Diese E-Mail-Adresse ist ungültig.';
export const company = 'Unternehmen';
export const companyMissing = 'Bitte geben Sie Ihr Unternehmen an.';
export const jobTitle = 'Position';
export const jobTitleMissing = 'Bitte geben Sie Ihre Position an.';
export const phone = 'Telefon';
