/* What surrounds the forms of requests: their buttons, previews, notices, the dialog after sending, and the Outbox. */

/* Below a form's fields. */

/** The part of a long form that holds what it can do without, and what stands after it. */
export const addDetails = 'Add details';
export const optional = '(optional)';
/** Of a form that a phone shows in steps. */
export const step = 'Step {step} of {steps}';
export const next = 'Next';
export const back = 'Back';
export const cancel = 'Cancel';
/** On the button of a form whose message is on its way. */
export const openingMailApp = 'Opening your e-mail app...';
export const sending = 'Sending...';
export const opensMailApp = 'Opens your e-mail app with the message written. You press Send there.';
export const sendsForm =
  'Sends the form to {company} over HTTPS. If that fails, you can send it by e-mail.';
export const repliesWithin = 'We reply within {time}.';
export const stillHere = 'What you typed is still here. You can also write to {email}.';
/** At a field. */
export const fieldTooLong =
  '“{field}” is too long for an e-mail link. Shorten it, or save the message below the form.';

/* In place of a form, where scripts are off, or have not come after a while. */

export const noScript =
  'The form needs a script, which is off here or has not come. {link} or write to {email}.';
export const plainForm = 'Open an e-mail with the same questions';

/* Sealing. */

export const willBeSealed = 'This message will be sealed';
export const sealingMeans =
  'Your browser encrypts the text, and only we can read it. The subject, your address, the time and that it is sealed stay readable.';
export const sealingMeansWithSubject =
  'Your browser encrypts the text, and only we can read it. The subject (“{subject}”), your address, the time and that it is sealed stay readable.';
export const aboutSealing = 'What sealing does and doesn’t do';
export const keyReady =
  'Ready: sealed to key {key}. The Outbox will hold the sealed form only, and no draft of this form is kept.';
export const loadingKey = 'Loading the key…';
/** In a form that is always sealed. */
export const noKey =
  'The key could not be loaded, so this message can’t be sealed now. It won’t be handed over unsealed.';
export const noKeyYet =
  'The key could not be loaded, so this message can’t be sealed now. It won’t be handed over unsealed while the box is checked.';
export const notSealed = 'Not sealed';
export const notSealedText =
  'Your message could not be sealed, so nothing was handed over. What you typed is still here.';

/* The preview of a message. */

export const previewMessage = 'Preview the message';
export const nothingWritten = 'Nothing is written yet.';
export const bodyWillBeSealed =
  'Address and subject go as they stand. This body is sealed before it leaves the page.';
/** How much of a mail link the message takes. */
export const fits = 'Fits in one e-mail link.';
export const fitsBarely = 'Long message: we will also copy it for you.';
export const fitsNot = 'Too long for an e-mail link: shorten it first.';
export const encodedLength = '{length} of {limit} characters, encoded';
export const endsWith = 'The message ends with “{line}”, from the link that brought you here.';
export const removeLine = 'Remove this line';

/* Notices, and the dialog with the message, after a form was sent or handed to the mail app. */

/** The title of the dialog after a mail app was asked to open. */
export const oneStepLeft = 'One step left: press Send in your mail app';
/** Where what was asked for is public. */
export const readNow = 'You can read it now: {link}';
/** Beside what an open mail must not say. */
export const writeSealed = 'Write it sealed instead';
/** Below the notice of what was asked for, because the mail app has not sent anything yet. */
export const notSentYet = 'Not sent yet: press Send in your e-mail app.';
export const sentIt = 'I sent it';
/** The title of the dialog when the visitor has said so, and what it says of a request that has no words of its own. */
export const markedSent = 'You sent it';
export const weCannotSee =
  'We see it when it arrives: this page can’t tell what your mail app did.';
export const done = 'Done';
/** Fills in a form that was emptied. */
export const restoreTyped = 'Restore what I wrote';
export const nothingOpened = 'Nothing opened?';
export const notSent = 'Not sent';
export const sent = 'Sent';
export const reachedUs = 'Your message has reached us.';
/** After the reason why a form was not sent. */
export const sendLater = 'Send it again from the Outbox later, or by e-mail now.';
export const tooLong = 'Too long for a link';
export const tooLongHeading = 'Too long for an e-mail link';
export const tooLongText =
  'Nothing was handed over, and the form still holds it all. Shorten it, or take the message with you: save it and open the file, or copy it into an e-mail of your own.';
export const takeIfNotOpen =
  'If your mail app did not open, take the message with you in one of these ways.';
export const takeMessage = 'Take the message with you in one of these ways.';
export const sealedUnreadable =
  'The text is sealed and can’t be read here anymore, not even by you. Paste it whole, from its first line to its last.';
export const longAndCopied =
  'This is a long message, and some mail apps cut long links. The text is on your clipboard: if the message is cut, paste it in full.';
export const longNotCopied =
  'This is a long message, and some mail apps cut long links. Copy the message below and paste it if it arrives cut.';
export const keptInOutbox =
  'A copy stays in this browser’s Outbox for {days} days (see the foot of the page).';
export const keptHere = 'Your browser refuses storage, so the only copy is on this page.';
export const writeToUs = 'You can also write to {email}.';
export const writeOrCall = 'You can also write to {email} or call {phone}.';

/* The Outbox. */

export const aboutOutboxByMail =
  'Messages you wrote here, kept in this browser for {days} days. We cannot see them, or whether they were sent.';
export const aboutOutbox =
  'Messages you wrote here, kept in this browser for {days} days. Sent are those that our server took, and those that you marked.';
/** In place of either, where storage is blocked or full. */
export const outboxInMemory =
  'Messages you wrote here. Your browser refuses storage, so they go when you leave this page.';
/** The list, for screen readers. */
export const messages = 'Messages';
export const noMessages = 'Nothing is kept here now.';
/** After a message's date. */
export const markedAsSent = '{date} · you marked it as sent';
export const dateAndSent = '{date} · sent';
/** Under the date of a message that neither the visitor nor our server has confirmed. */
export const notMarked = 'Not marked as sent. Look in your mail app’s Sent folder.';
export const notConfirmed = 'Not confirmed by our server. You can send it again.';
export const onlySealed =
  'This message is sealed. Only its sealed form is kept, and it can’t be read here anymore.';
export const deleteMessage = 'Delete';
export const sendAgain = 'Send again';
export const markAsSent = 'Mark as sent';
export const notSentBecause = 'Not sent: {reason}';

/* Lines of every message to us. */

/** Begins a message without a form. */
export const hello = 'Hello,';
export const wholeName = 'Name';
export const notGiven = 'Not given';
export const timeZone = 'Time zone: {zone}';
export const writtenOn = 'Written on {page}';
export const cameFrom = 'Came from: {names}';
