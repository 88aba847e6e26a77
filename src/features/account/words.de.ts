/* From src/features/account/words.ts, as of 4a4d00e7. */
import { grouped } from '../../lib/text/format.ts';

/* Anmelden. */

export const signInAbout = 'Zugang zu exklusiven Inhalten und Materialien';
export const signingIn = 'Anmeldung läuft …';
export const success = 'Geschafft';
export const welcomeBack = 'Willkommen zurück!';
export const wrongLogin = 'E-Mail-Adresse oder Passwort ist falsch.';
export const customersElsewhere =
  'Am Produkt melden Sie sich dort an, wo Sie es betreiben, nicht hier. Hilfe gibt Ihnen unser [Support](/contact#support).';
export const noAccountYet = 'Noch kein Konto in diesem Browser?';
export const forgotten = 'Passwort vergessen?';
export const noReset =
  'Das Passwort lässt sich nicht zurücksetzen. Das Konto liegt nur in diesem Browser: Wir haben keine Kopie, und aus den gespeicherten Daten lässt sich das Passwort nicht lesen. Sie können das Konto löschen und ein neues anlegen.';
export const deleteLocal = 'Dieses lokale Konto löschen und neu beginnen';
export const askDelete =
  'Das Konto {email} aus diesem Browser löschen? Es lässt sich nicht wiederherstellen.';
export const deleteAccount = 'Konto löschen';
export const accountDeleted = 'Konto gelöscht';
export const typeEmailFirst = 'Geben Sie zuerst oben die E-Mail-Adresse des Kontos ein.';
export const noSuchAccount =
  'In diesem Browser gibt es kein Konto mit genau dieser E-Mail-Adresse.';
export const deletionRefused =
  'Der Browser hat das Löschen nicht zugelassen. Löschen Sie die Daten dieser Website im Browser.';

/* Ein Konto anlegen. */

export const createAbout = 'Zugang zu Whitepapern, besonderen Inhalten und exklusiven Materialien';
export const accountOpens = {
  withPapers:
    'Mit einem Konto bekommen Sie diese Whitepaper sofort, und unsere Formulare sind für Sie ausgefüllt. Alle Seiten sind auch ohne Konto zugänglich.',
  withoutPapers:
    'Mit einem Konto sind unsere Formulare für Sie ausgefüllt. Alle Seiten sind auch ohne Konto zugänglich.',
} as const;
export const noAccountKept = {
  withPapers:
    'Ihr Browser erlaubt kein Speichern und kann deshalb kein Konto speichern. Sie brauchen auch keines: Sie bekommen diese Whitepaper auch so.',
  withoutPapers:
    'Ihr Browser erlaubt kein Speichern und kann deshalb kein Konto speichern. Sie brauchen hier auch keines.',
} as const;
export const keptHereOnly =
  'Dieses Konto liegt nur in diesem Browser auf diesem Gerät. Es wird nicht an uns gesendet.';
export const limits =
  'Wer die Daten der Website löscht, löscht auch das Konto. Auf anderen Geräten gilt es nicht. Alle, die dieses Browserprofil benutzen, können es lesen. Verwenden Sie kein Passwort, das Sie schon anderswo haben. Ein vergessenes Passwort lässt sich nicht zurücksetzen: Löschen Sie dann das Konto, und legen Sie ein neues an.';
export const insecurePage =
  'Diese Seite kam über eine unverschlüsselte Verbindung und kann unterwegs verändert worden sein. Legen Sie das Konto unter der Adresse an, die mit https beginnt.';
export const knownEmail = 'In diesem Browser gibt es ein Konto mit dieser E-Mail-Adresse.';
export const signInInstead = 'Stattdessen anmelden?';
export const creatingAccount = 'Konto wird angelegt …';
export const accountCreated = 'Ihr Konto ist angelegt.';
export const notCreated = 'Das Konto ließ sich nicht anlegen. Bitte versuchen Sie es noch einmal.';
export const storageBlocked =
  'Ihr Browser erlaubt kein Speichern. Der Rest der Website funktioniert auch ohne Konto.';
export const haveAccount = 'Sie haben schon eines?';

/* Felder, und was mit ihnen nicht stimmt. */

export const industry = 'Branche';
export const industryRequired = 'Bitte geben Sie Ihre Branche an.';
export const industryExamples = 'Technologie, Finanzwesen, Gesundheitswesen';
export const textTooLong = 'Hier sind höchstens {limit} Zeichen möglich.';
export const phoneTooLong = 'Für eine Telefonnummer ist das zu lang.';
export const password = 'Passwort';
export const passwordRequired = 'Bitte geben Sie Ihr Passwort ein.';
export const passwordTooShort = 'Das Passwort braucht mindestens 6 Zeichen.';
export const passwordTooLong = `Das Passwort darf höchstens ${grouped(1_024)} Zeichen haben.`;
export const passwordUnusable = 'Das Passwort enthält ein Zeichen, das nicht möglich ist.';
export const confirmPassword = 'Passwort wiederholen';
export const confirmRequired = 'Bitte wiederholen Sie das Passwort.';
export const mismatch = 'Die Passwörter stimmen nicht überein.';
export const currentPassword = 'Bisheriges Passwort';
export const newPassword = 'Neues Passwort';
export const confirmNewPassword = 'Neues Passwort wiederholen';

/* Das Menü angemeldeter Personen. */

export const welcome = 'Willkommen, {name}!';
export const signedOut = 'Abgemeldet';

/* Das Profil. */

export const profileAbout = 'Liegt nur in diesem Browser.';
export const profile = 'Profil';
export const profileUpdated = 'Profil gespeichert';
export const changePassword = 'Passwort ändern';
export const changingPassword = 'Passwort wird geändert …';
export const wrongPassword = 'Das ist nicht das bisherige Passwort.';
export const passwordChanged = 'Passwort geändert';
export const accountGone = 'Dieses Konto liegt nicht mehr in diesem Browser.';
export const notKept =
  'Der Browser hat die Änderung nicht gespeichert. Vielleicht ist sein Speicher voll oder gesperrt.';
export const yourData = 'Ihre Daten';
export const aboutExport =
  'Der Export enthält Ihr Profil und alles andere, was diese Website hier speichert, als JSON-Datei. Er enthält kein Passwort und nichts von anderen Konten.';
export const exportData = 'Meine Daten exportieren';
export const deleteAll = 'Konto und alles hier Gespeicherte löschen';
export const askDeleteAll = {
  zero: 'Damit löschen Sie Ihr Konto, die Nachrichten im Postausgang, Entwürfe und Ihre Antwort zu Cookies aus diesem Browser. Das lässt sich nicht rückgängig machen.',
  one: 'Damit löschen Sie Ihr Konto, die Nachrichten im Postausgang, Entwürfe, Ihre Antwort zu Cookies und ein weiteres Konto aus diesem Browser. Das lässt sich nicht rückgängig machen.',
  other:
    'Damit löschen Sie Ihr Konto, die Nachrichten im Postausgang, Entwürfe, Ihre Antwort zu Cookies und {count} weitere Konten aus diesem Browser. Das lässt sich nicht rückgängig machen.',
} as const;
export const deleteEverything = 'Alles löschen';
export const keepEverything = 'Alles behalten';
export const everythingDeleted =
  'Alles, was diese Website in diesem Browser gespeichert hat, ist gelöscht';
export const accountsUnreadable =
  'Die Konten in diesem Browser ließen sich nicht lesen. Sie wurden beiseitegelegt, und eine neue Liste wurde begonnen.';

/* Downloads, für die man ein Konto braucht. */

export const freeWithAccount =
  '„{title}“ ist mit einem Konto kostenlos. Der Download beginnt von selbst, sobald Sie angemeldet sind.';
export const asksForAccount =
  'Dafür brauchen Sie ein Konto: kostenlos und nur in Ihrem Browser gespeichert.';
export const downloadsAsk =
  'Für Downloads brauchen Sie ein Konto: kostenlos und nur in Ihrem Browser gespeichert.';
export const featuredAsk =
  'Für hervorgehobene Whitepaper brauchen Sie ein Konto: kostenlos und nur in Ihrem Browser gespeichert.';
export const openToYou = 'Frei für Sie, denn Sie sind angemeldet.';
export const openWithoutAccount =
  'Für Sie auch ohne Konto: Ihr Browser erlaubt kein Speichern und könnte keines anlegen.';
export const paperByMail =
  'Für Downloads brauchen Sie ein Konto und dafür JavaScript. Schreiben Sie an {email}, und wir schicken Ihnen das gewünschte Whitepaper.';
