/* From src/features/request/words.ts, as of 7f06da38; the same in both: Name. */

/* Unter den Feldern eines Formulars. */

export const addDetails = 'Weitere Angaben';
export const optional = '(freiwillig)';
export const step = 'Schritt {step} von {steps}';
export const next = 'Weiter';
export const back = 'Zurück';
export const cancel = 'Abbrechen';
export const openingMailApp = 'E-Mail-Programm wird geöffnet …';
export const sending = 'Wird gesendet …';
export const opensMailApp =
  'Öffnet Ihr E-Mail-Programm mit der fertigen Nachricht. Dort klicken Sie auf „Senden“.';
export const sendsForm =
  'Sendet das Formular über HTTPS an {company}. Falls das nicht gelingt, können Sie es per E-Mail schicken.';
export const repliesWithin = 'Wir antworten innerhalb von {time}.';
export const stillHere = 'Ihre Eingaben sind noch da. Sie können auch an {email} schreiben.';
export const fieldTooLong =
  '„{field}“ ist zu lang, um Ihr E-Mail-Programm damit zu öffnen. Kürzen Sie den Text, oder speichern Sie die Nachricht unter dem Formular.';

/* Statt eines Formulars, wo Skripte ausgeschaltet sind oder ausbleiben. */

export const noScript =
  'Das Formular braucht JavaScript, das hier ausgeschaltet oder noch nicht geladen ist. {link}, oder schreiben Sie an {email}.';
export const plainForm = 'Öffnen Sie eine E-Mail mit denselben Fragen';

/* Versiegeln. */

export const willBeSealed = 'Diese Nachricht wird versiegelt';
export const sealingMeans =
  'Ihr Browser verschlüsselt den Text, und nur wir können ihn lesen. Lesbar bleiben der Betreff, Ihre Adresse, der Zeitpunkt und dass die Nachricht versiegelt ist.';
export const sealingMeansWithSubject =
  'Ihr Browser verschlüsselt den Text, und nur wir können ihn lesen. Lesbar bleiben der Betreff („{subject}“), Ihre Adresse, der Zeitpunkt und dass die Nachricht versiegelt ist.';
export const aboutSealing = 'Was das Versiegeln leistet und was nicht';
export const keyReady =
  'Bereit: versiegelt mit dem Schlüssel {key}. Im Postausgang steht nur die versiegelte Form, und von diesem Formular wird kein Entwurf gespeichert.';
export const loadingKey = 'Der Schlüssel wird geladen …';
export const noKey =
  'Der Schlüssel ließ sich nicht laden, deshalb kann die Nachricht jetzt nicht versiegelt werden. Unversiegelt wird sie nicht übergeben.';
export const noKeyYet =
  'Der Schlüssel ließ sich nicht laden, deshalb kann die Nachricht jetzt nicht versiegelt werden. Solange das Häkchen gesetzt ist, wird sie nicht unversiegelt übergeben.';
export const notSealed = 'Nicht versiegelt';
export const notSealedText =
  'Ihre Nachricht ließ sich nicht versiegeln, deshalb wurde nichts übergeben. Ihre Eingaben sind noch da.';

/* Die Vorschau einer Nachricht. */

export const previewMessage = 'Nachricht ansehen';
export const nothingWritten = 'Noch ist nichts geschrieben.';
export const bodyWillBeSealed =
  'Adresse und Betreff gehen so ab, wie sie hier stehen. Dieser Text wird versiegelt, bevor er die Seite verlässt.';
export const fits = 'Länge in Ordnung.';
export const fitsBarely = 'Lange Nachricht: Wir kopieren sie zusätzlich in die Zwischenablage.';
export const fitsNot = 'Zu lang für Ihr E-Mail-Programm: Bitte kürzen Sie zuerst.';
export const encodedLength = '{length} von {limit} Zeichen, kodiert';
export const endsWith =
  'Die Nachricht endet mit „{line}“. Das stammt aus dem Link, der Sie hierher geführt hat.';
export const removeLine = 'Diese Zeile entfernen';

/* Meldungen und der Bereich mit der Nachricht, nachdem ein Formular gesendet oder übergeben wurde. */

export const oneStepLeft = 'Noch ein Schritt: Klicken Sie in Ihrem E-Mail-Programm auf „Senden“';
export const readNow = 'Das können Sie jetzt gleich lesen: {link}';
export const writeSealed = 'Lieber versiegelt schreiben';
export const notSentYet = 'Noch nicht gesendet: Klicken Sie in Ihrem E-Mail-Programm auf „Senden“.';
export const sentIt = 'Ich habe sie gesendet';
export const markedSent = 'Von Ihnen gesendet';
export const weCannotSee =
  'Ob Ihr E-Mail-Programm sie gesendet hat, kann diese Seite nicht feststellen. Wir lesen sie, sobald sie ankommt.';
export const done = 'Fertig';
export const restoreTyped = 'Meine Eingaben zurückholen';
export const nothingOpened = 'Hat sich nichts geöffnet?';
export const notSent = 'Nicht gesendet';
export const sent = 'Gesendet';
export const reachedUs = 'Ihre Nachricht ist bei uns angekommen.';
export const sendLater =
  'Senden Sie die Nachricht später aus dem Postausgang oder jetzt per E-Mail.';
export const tooLong = 'Zu lang für einen Link';
export const tooLongHeading = 'Zu lang für einen E-Mail-Link';
export const tooLongText =
  'Es wurde nichts übergeben, und im Formular steht noch alles. Kürzen Sie den Text, oder nehmen Sie die Nachricht mit: Speichern und öffnen Sie die Datei, oder kopieren Sie den Text in eine eigene E-Mail.';
export const takeIfNotOpen =
  'Falls sich Ihr E-Mail-Programm nicht geöffnet hat, schicken Sie uns die Nachricht auf einem dieser Wege.';
export const takeMessage = 'Sie können uns die Nachricht auch auf einem dieser Wege schicken.';
export const sealedUnreadable =
  'Der Text ist versiegelt und hier nicht mehr lesbar, auch für Sie nicht. Fügen Sie ihn ganz ein, von der ersten bis zur letzten Zeile.';
export const longAndCopied =
  'Die Nachricht ist lang, und manche E-Mail-Programme schneiden lange Links ab. Der Text liegt in der Zwischenablage: Fügen Sie ihn ein, falls die Nachricht unvollständig ist.';
export const longNotCopied =
  'Die Nachricht ist lang, und manche E-Mail-Programme schneiden lange Links ab. Kopieren Sie die Nachricht unten, und fügen Sie sie ein, falls sie unvollständig ankommt.';
export const keptInOutbox =
  'Eine Kopie bleibt {days} Tage im Postausgang dieses Browsers (am Ende der Seite).';
export const keptHere =
  'Ihr Browser erlaubt kein Speichern. Die einzige Kopie steht auf dieser Seite.';
export const writeToUs = 'Sie können auch an {email} schreiben.';
export const writeOrCall = 'Sie können auch an {email} schreiben oder {phone} anrufen.';

/* Der Postausgang. */

export const aboutOutboxByMail =
  'Nachrichten, die Sie hier geschrieben haben. Dieser Browser bewahrt sie {days} Tage auf. Wir sehen sie nicht und wissen nicht, ob sie gesendet wurden.';
export const aboutOutbox =
  'Nachrichten, die Sie hier geschrieben haben. Dieser Browser bewahrt sie {days} Tage auf. Gesendet sind die, die unser Server angenommen hat oder die Sie so markiert haben.';
export const outboxInMemory =
  'Nachrichten, die Sie hier geschrieben haben. Ihr Browser erlaubt kein Speichern: Sie gehen verloren, sobald Sie diese Seite verlassen.';
export const messages = 'Nachrichten';
export const noMessages = 'Hier ist zurzeit nichts gespeichert.';
export const markedAsSent = '{date} · von Ihnen als gesendet markiert';
export const dateAndSent = '{date} · gesendet';
export const notMarked =
  'Nicht als gesendet markiert. Sehen Sie im Ordner „Gesendet“ Ihres E-Mail-Programms nach.';
export const notConfirmed =
  'Von unserem Server nicht bestätigt. Sie können sie noch einmal senden.';
export const onlySealed =
  'Diese Nachricht ist versiegelt. Gespeichert ist nur die versiegelte Form, und die ist hier nicht mehr lesbar.';
export const deleteMessage = 'Löschen';
export const sendAgain = 'Noch einmal senden';
export const markAsSent = 'Als gesendet markieren';
export const notSentBecause = 'Nicht gesendet: {reason}';

/* Zeilen in jeder Nachricht an uns. */

export const hello = 'Guten Tag,';
export const wholeName = 'Name';
export const notGiven = 'Keine Angabe';
export const timeZone = 'Zeitzone: {zone}';
export const writtenOn = 'Geschrieben auf {page}';
export const cameFrom = 'Gekommen über: {names}';
