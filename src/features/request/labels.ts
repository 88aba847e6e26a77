import { byDelivery } from '../../config/delivery.ts';

/** On the button of a form whose message is on its way. */
export const handingOver = byDelivery({
  mail: 'Opening your e-mail app...',
  endpoint: 'Sending...',
});

/** Shown with every success notice, because the mail app has not sent anything yet. */
export const notSentYet = 'Not sent yet: press Send in your e-mail app.';

/* What the parts and controls around a message are called. */

export const previewMessage = 'Preview the message';
export const removeLine = 'Remove this line';
export const tryAgain = 'Try again';
export const plainForm = 'Open an e-mail with the same questions';

export const messageReady = 'Your message is ready';
export const nothingOpened = 'Nothing opened?';
export const tooLong = 'Too long for a link';

export const messages = 'Messages';
export const noMessages = 'Nothing is kept here now.';
export const deleteMessage = 'Delete';
export const markAsSent = 'Mark as sent';
